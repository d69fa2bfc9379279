import { compareDecimals, type Decimal, fill, type Refusal } from '@axle/kernel';

/** Most that a side and a box may measure at Amazon; what is not known is not held against a box. */
export interface BoxLimits {
  readonly sideCm?: Decimal;
  readonly weightKg?: Decimal;
}

/** A box of a shipment. */
export interface FbaBox {
  readonly lengthCm?: Decimal;
  readonly widthCm?: Decimal;
  readonly heightCm?: Decimal;
  readonly weightKg?: Decimal;
  readonly units?: number;
  /** Holds an oversize piece: its sides may be longer. */
  readonly oversize?: boolean;
}

const sides = ['lengthCm', 'widthCm', 'heightCm'] as const;

/**
 * [R15] What stands against a box: a side over the limit unless it is marked oversize, a weight over the limit unless it holds one piece.
 */
export function boxRefusals(box: FbaBox, { sideCm, weightKg }: BoxLimits): readonly Refusal[] {
  const long = sides.filter(side => sideCm !== undefined && box[side] !== undefined && compareDecimals(box[side], sideCm) > 0);
  const heavy = weightKg !== undefined && box.weightKg !== undefined && compareDecimals(box.weightKg, weightKg) > 0;
  return [
    ...(box.oversize === true ? [] : long).map((side): Refusal => ({
      code: 'BOX_SIDE',
      field: side,
      message: fill(tooLong, { most: sideCm! }),
    })),
    ...(heavy && box.units !== 1 ? [{ code: 'BOX_WEIGHT', field: 'weightKg', message: fill(tooHeavy, { most: weightKg! }) }] : []),
  ];
}

const tooLong = { zh: '边长超过{most} cm，超大件请勾选“超大件”', en: 'A side exceeds {most} cm; mark the box as oversize if it is' };
const tooHeavy = {
  zh: '重量超过{most} kg，只有单件装可以',
  en: 'The weight exceeds {most} kg, allowed only for boxes with a single piece',
};
