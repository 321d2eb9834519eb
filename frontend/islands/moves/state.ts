/** Find moves by what one types: every word must occur somewhere in the line. Pure. */
export function matches(line: string, wanted: string): boolean {
  const text = plain(line);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Without accents and capitals, so that “jaguar” finds “Jagúar”. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
