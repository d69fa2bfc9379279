import { type Decimal, divide } from '@axle/kernel';
import { pieces } from '../amount.ts';

/** Digits of cartons that are not full. */
const digits = 2;

/** [R101] The cartons that so many pieces fill. */
export const cartonsOf = (qty: number, cartonQty: number): Decimal => divide(pieces(qty), pieces(Math.max(1, cartonQty)), digits);
