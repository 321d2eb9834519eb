/** Add a button that copies the field beside it. */
export function start(frame: HTMLElement): void {
  const field = frame.querySelector("input");
  if (!field || !navigator.clipboard) return;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", () => {
    void navigator.clipboard.writeText(field.value).then(() => {
      button.textContent = "Copied";
    });
  });
  frame.append(button);
}
