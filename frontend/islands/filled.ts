/** Whether somebody is filling in a form: what he typed or ticked is not what the page came with. Pure. */
export type Control = {
  type?: string;
  value?: string;
  defaultValue?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  options?: ArrayLike<{ selected: boolean; defaultSelected: boolean }>;
};

export function isFilled(controls: Iterable<Control>): boolean {
  return [...controls].some(isChanged);
}

function isChanged({ type, value, defaultValue, checked, defaultChecked, options }: Control): boolean {
  if (type === "hidden") return false;
  if (type === "checkbox" || type === "radio") return checked !== defaultChecked;
  if (options) return isChosen(Array.from(options));
  return defaultValue !== undefined && value !== defaultValue;
}

/** A list without a choice of its own begins with its first line. */
function isChosen(options: { selected: boolean; defaultSelected: boolean }[]): boolean {
  const usual = Math.max(0, options.findIndex((one) => one.defaultSelected));
  return options.some((one, index) => one.selected !== (index === usual));
}
