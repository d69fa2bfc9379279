/**
 * The form in which spellings that differ in case alone are equal. Character by character, as PostgreSQL's `lower` does it,
 * so that both sides of the wire agree which spellings are the same.
 */
export function foldSpelling(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the whole ASCII range needs no care
  if (/^[\u0000-\u007f]*$/.test(text)) return text.toLowerCase();
  return Array.from(text, character => (character === 'İ' ? 'i' : character.toLowerCase())).join('');
}
