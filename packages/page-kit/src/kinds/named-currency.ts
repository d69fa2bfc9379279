/** Signs that stand for a currency beside its code, once widths are folded. */
const signsOf: Readonly<Record<string, readonly string[]>> = {
  CNY: ['RMB', '¥', '人民币', '元'],
  JPY: ['¥', '円'],
  USD: ['US$', '$'],
  CAD: ['CA$', '$'],
  AUD: ['A$', '$'],
  NZD: ['NZ$', '$'],
  SGD: ['S$', '$'],
  HKD: ['HK$', '$'],
  MXN: ['MX$', '$'],
  EUR: ['€'],
  GBP: ['£'],
  KRW: ['₩'],
  VND: ['₫'],
};

/** Longer ones first: `US$` is no `$`. */
const signs = [...new Set(Object.values(signsOf).flat())].toSorted((one, other) => other.length - one.length);

/** An amount that a text writes with a currency: the sign or the code, and the number without it. */
export interface NamedCurrency {
  readonly sign: string;
  readonly bare: string;
}

/** Takes the currency off a text, before or behind its number: `￥86.50`, `86.5 USD`; undefined where it names none. */
export function namedCurrency(cell: string): NamedCurrency | undefined {
  const text = cell.normalize('NFKC').trim().toUpperCase();
  const code = /^[A-Z]{3}(?=[\s\d.,(+−-])|(?<=[\s\d.,)])[A-Z]{3}$/.exec(text)?.[0];
  const sign = code ?? signs.find(one => text.startsWith(one) || text.endsWith(one));
  if (sign === undefined) return undefined;
  return { sign, bare: (text.startsWith(sign) ? text.slice(sign.length) : text.slice(0, -sign.length)).trim() };
}

/** Whether a sign or a code stands for a currency; the sign of dollars for each of those that write it. */
export const standsFor = (sign: string, currency: string): boolean => sign === currency || signsOf[currency]?.includes(sign) === true;
