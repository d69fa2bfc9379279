import { type Decimal, fill, type Refusal } from '@axle/kernel';
import { effectiveQty, type LineQuantities } from './line-quantities.ts';

/** What a change of a line in force asks for; what is not named stays. */
export interface LineChange {
  readonly qty?: number;
  readonly price?: Decimal;
}

/**
 * [R7c] What stands against changing a line in force: no fewer pieces are wanted than have been shipped, received or settled
 * (`BELOW_DONE`), and no other price once some are settled (`PRICE_SETTLED`).
 */
export function changeRefusals(line: LineQuantities & { readonly price: Decimal }, change: LineChange): readonly Refusal[] {
  const done = Math.max(line.shipped, line.received, line.settled);
  const least = { zh: '不能少于已发/已收/已结数量{n}', en: 'Not below {n} already shipped, received or settled' };
  return [
    ...(change.qty !== undefined && effectiveQty({ ...line, qty: change.qty }) < done
      ? [{ code: 'BELOW_DONE', field: 'qty', message: fill(least, { n: done }) }]
      : []),
    ...(change.price !== undefined && change.price !== line.price && line.settled > 0
      ? [
          {
            code: 'PRICE_SETTLED',
            field: 'price',
            message: { zh: '已结算的行不能改价', en: 'The price of a line that is settled in part cannot change' },
          },
        ]
      : []),
  ];
}
