import { type Decimal, typedDecimal } from '@axle/kernel';

const signs: readonly (readonly [RegExp, string])[] = [
  [/^(AU|A)\s*\$/, 'AUD'],
  [/^(CA|C)\s*\$/, 'CAD'],
  [/^(US)?\s*\$/, 'USD'],
  [/^£/, 'GBP'],
  [/^€/, 'EUR'],
];

/** An amount in a cell, with its currency where the cell shows one. */
export interface ReadPrice {
  readonly amount: Decimal;
  readonly currency?: string;
}

/** [S1e] The amount in a cell: `21.95`, `$1,021.95`, `EUR 12.00`, `AU $7.50`; undefined where it is no number. */
export function readPrice(cell: string): ReadPrice | undefined {
  const text = cell.trim();
  const sign = signs.find(([shape]) => shape.test(text));
  const code = /^([A-Z]{3})\s/.exec(text)?.[1] ?? sign?.[1];
  const read = typedDecimal(sign ? text.replace(sign[0], '').trim() : text.replace(/^[A-Z]{3}\s+/, ''));
  return read.ok ? { amount: read.value, ...(code === undefined ? {} : { currency: code }) } : undefined;
}
