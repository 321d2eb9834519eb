/** Themes: as the device says, light, or dark, one after the other. */
export type Theme = "auto" | "light" | "dark";

type Face = { icon: string; title: string; label: string };

export const faces: Record<Theme, Face> = {
  auto: { icon: "half", title: "Theme: as the device", label: "Theme: as the device. Change to light" },
  light: { icon: "sun", title: "Theme: light", label: "Theme: light. Change to dark" },
  dark: { icon: "moon", title: "Theme: dark", label: "Theme: dark. Follow the device instead" },
};

export function themeAfter(theme: Theme): Theme {
  return theme === "auto" ? "light" : theme === "light" ? "dark" : "auto";
}

export function isTheme(text: string | undefined): text is Theme {
  return text === "auto" || text === "light" || text === "dark";
}
