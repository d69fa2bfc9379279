/**
 * How a number format shows a number otherwise than by its plain digits: in percent, filled up with zeros to a length, or as a day, a
 * moment, a time of day, or hours that go on beyond a day.
 */
export type ShownAs = { readonly as: 'percent' | 'day' | 'moment' | 'time' | 'hours' } | { readonly as: 'code'; readonly digits: number };

/** Formats that spreadsheets know by number alone. Those from 27 on are of Chinese, Japanese and Korean ones. */
const builtIn: readonly (readonly [as: 'percent' | 'day' | 'moment' | 'time' | 'hours', from: number, to: number])[] = [
  ['percent', 9, 10],
  ['day', 14, 17],
  ['time', 18, 21],
  ['moment', 22, 22],
  ['day', 27, 31],
  ['time', 32, 35],
  ['day', 36, 36],
  ['time', 45, 45],
  ['hours', 46, 46],
  ['time', 47, 47],
  ['day', 50, 54],
  ['time', 55, 56],
  ['day', 57, 58],
];

/** What a number format makes of a number; undefined where its digits are shown as they are, rounded or grouped at most. */
export function shownAs(id: number, code: string | undefined): ShownAs | undefined {
  if (code === undefined) {
    const [as] = builtIn.find(([, from, to]) => id >= from && id <= to) ?? [];
    return as && { as };
  }
  const signs = bareSigns(code);
  if (signs.includes('%')) return { as: 'percent' };
  if (/^general$/i.test(signs)) return undefined;
  if (/\[(h+|m+|s+)\]/i.test(signs)) return { as: 'hours' };
  const day = /[yde]/i.test(signs.replace(/e[+-]/gi, ''));
  const time = /[hs]/i.test(signs);
  if (day || time || /m/i.test(signs)) return { as: time ? (day ? 'moment' : 'time') : 'day' };
  return /^00+$/.test(signs) ? { as: 'code', digits: signs.length } : undefined;
}

/** The first section of a format, for positive numbers, without texts, colours and filling signs; elapsed hours are kept. */
const bareSigns = (code: string) =>
  (code.replace(/"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]|AM\/PM|A\/P/giu, '').split(';')[0] ?? '').trim();
