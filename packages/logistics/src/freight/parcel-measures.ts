import { add, compareDecimals, type Decimal, divide, multiply, ok, type Refusal, refuse, type Result, round, zero } from '@axle/kernel';
import type { FreightTable, Parcel } from './freight-table.ts';

const inch = '2.54' as Decimal;
const pound = '0.45359237' as Decimal;
const one = '1' as Decimal;
const two = '2' as Decimal;
const larger = (first: Decimal, second: Decimal): Decimal => (compareDecimals(first, second) < 0 ? second : first);

const noSize: Refusal = { code: 'NO_SIZE', message: { zh: '缺少尺寸或重量', en: 'Size or weight is missing' } };

/** A parcel in the units of a table: sides after rounding, longest first; weights to four digits for people, the paid one exact. */
export interface ParcelMeasures {
  readonly sides: readonly [Decimal, Decimal, Decimal];
  readonly girth: Decimal;
  readonly volume: Decimal;
  readonly actual: Decimal;
  readonly dimensional: Decimal;
  readonly billable: Decimal;
  /** Whether the parcel itself weighs more than so much. */
  readonly heavierThan: (limit: Decimal) => boolean;
}

/**
 * [B23] What a parcel measures by a table: each side rounded, and the larger of weight and volume by the divisor rounded up to whole steps.
 */
export function parcelMeasures(table: FreightTable, { sides, kg }: Pick<Parcel, 'sides' | 'kg'>): Result<ParcelMeasures> {
  if ([...sides, kg].some(value => compareDecimals(value, zero) <= 0)) return refuse(noSize);
  const [unit, weightUnit] = table.weightUnit === 'lb' ? [inch, pound] : [one, one];
  const rounded = (side: Decimal): Decimal => larger(divide(side, unit, 0, table.dimRound === 'ceil' ? 'up' : 'halfUp'), one);
  const [longest, second, third] = sides.map(rounded).toSorted((first, next) => compareDecimals(next, first)) as [
    Decimal,
    Decimal,
    Decimal,
  ];
  const volume = multiply(multiply(longest, second), third);
  // both weights as fractions, so that nothing is lost before the rounding up
  const isByVolume = compareDecimals(multiply(volume, weightUnit), multiply(kg, table.divisor)) > 0;
  const [over, under] = isByVolume ? [volume, table.divisor] : [kg, weightUnit];
  return ok({
    sides: [longest, second, third],
    girth: add(longest, multiply(two, add(second, third))),
    volume,
    actual: divide(kg, weightUnit, 4),
    dimensional: divide(volume, table.divisor, 4),
    billable: round(multiply(divide(over, multiply(under, table.stepUnit), 0, 'up'), table.stepUnit), 4),
    heavierThan: limit => compareDecimals(kg, multiply(limit, weightUnit)) > 0,
  });
}
