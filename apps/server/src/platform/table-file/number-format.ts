/** How a number format shows a number otherwise than by its plain digits: in percent, or filled up with zeros to a length. */
export type ShownAs = { readonly as: 'percent' } | { readonly as: 'code'; readonly digits: number };

/** Formats that spreadsheets know by number alone: `0%` and `0.00%`. */
const builtInPercents: ReadonlySet<number> = new Set([9, 10]);

/** What a number format makes of a number; undefined where its digits are shown as they are, rounded or grouped at most. */
export function shownAs(id: number, code: string | undefined): ShownAs | undefined {
  if (code === undefined) return builtInPercents.has(id) ? { as: 'percent' } : undefined;
  const signs = bareSigns(code);
  if (signs.includes('%')) return { as: 'percent' };
  return /^00+$/.test(signs) ? { as: 'code', digits: signs.length } : undefined;
}

/** The first section of a format, for positive numbers, without texts, colours and filling signs. */
const bareSigns = (code: string) => (code.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/gu, '').split(';')[0] ?? '').trim();

/** A number as a cell of such a format shows it, though never rounded. */
export function shownNumber(value: number, shown: ShownAs, write: (value: number) => string): string {
  if (shown.as === 'percent') return `${write(value * 100)}%`;
  const text = write(value);
  return /^\d+$/.test(text) ? text.padStart(shown.digits, '0') : text;
}
