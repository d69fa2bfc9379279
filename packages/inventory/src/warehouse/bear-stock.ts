import { compareDecimals, type Decimal, type Refusal } from '@axle/kernel';

const holdsStock: Refusal = {
  code: 'HOLDS_STOCK',
  field: 'child',
  message: { zh: '库区仍有库存，不能更换子仓', en: 'The area holds stock; its sub-warehouse cannot be changed' },
};
const belowLoad: Refusal = {
  code: 'BELOW_LOAD',
  field: 'maxKg',
  message: { zh: '承重低于现有货重', en: 'Max load is below the current weight in the bin' },
};

/** [W13] Why an area with so many pieces does not go to another part of its warehouse. */
export const refuseMovedArea = (pieces: number): Refusal | undefined => (pieces > 0 ? holdsStock : undefined);

/** [W14] Why a bin does not bear so many kilograms at most: more lies in it. A bin without a limit bears anything. */
export const refuseLoad = (maxKg: Decimal | undefined, loadKg: Decimal): Refusal | undefined =>
  maxKg !== undefined && compareDecimals(loadKg, maxKg) > 0 ? belowLoad : undefined;
