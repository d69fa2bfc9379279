import type { Line } from '@axle/page-kit';

/** How a figure of one side stands against the others. */
export type Tone = 'good' | 'warn' | 'bad';

/** How the three figures of a line that are held against each other stand: pieces, price and tax rate. */
export interface MatchTones {
  readonly qty: Tone;
  readonly price: Tone;
  readonly tax: Tone;
}

const same = (one: unknown, other: unknown): boolean => String(one) === String(other);

/** [R14] The colours of a line of a settlement: what stands against it is bad, what is within tolerance or was overridden is a warning. */
export function matchTones({ match, override, availableQty, qty, poPrice, invoicePrice, poTaxRate, invoiceTaxRate }: Line): MatchTones {
  const against: Tone = override === true ? 'warn' : 'bad';
  const tooMany = Number(qty) > Number(availableQty);
  return {
    qty: tooMany ? against : 'good',
    price: match === 'x_price' ? against : same(poPrice, invoicePrice) ? 'good' : 'warn',
    tax: same(poTaxRate, invoiceTaxRate) ? 'good' : against,
  };
}
