import type { Refusal } from '@axle/kernel';
import type { AfterSaleType } from './after-sale-causes.ts';

const otherType: Refusal = {
  code: 'OTHER_TYPE',
  message: { zh: '该类型的售后没有这一步', en: 'This step does not apply to after-sales records of this type' },
};

const onlyFor =
  (...types: readonly AfterSaleType[]) =>
  ({ type }: { readonly type?: AfterSaleType }): readonly Refusal[] =>
    type !== undefined && types.includes(type) ? [] : [otherType];

/** [R60a] Pieces go back to be exchanged, repaired or refunded: `OTHER_TYPE`. */
export const goesBack = onlyFor('exchange', 'repair', 'return_refund');

/** [R60a] Pieces come again where they are exchanged or repaired: `OTHER_TYPE`. */
export const comesAgain = onlyFor('exchange', 'repair');

/** [R60a] What went back is refunded where that was agreed: `OTHER_TYPE`. */
export const isRefunded = onlyFor('return_refund');

/** [R60a] Nothing goes back where parts are sent after, or a part of the price is given up: `OTHER_TYPE`. */
export const nothingGoesBack = onlyFor('supplement', 'credit');
