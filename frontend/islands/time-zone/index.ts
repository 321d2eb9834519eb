/** Choose the reader's own time zone in a form that still says UTC. */
export function start(form: HTMLElement): void {
  const select = form.querySelector<HTMLSelectElement>("select[name=time_zone]");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (select?.value === "UTC" && [...select.options].some((option) => option.value === zone)) select.value = zone;
}
