import { add, type Decimal, divide, type LocalDate, minorDigits, multiply, zero } from '@axle/kernel';
import { holdsOn } from '../tariff/holds-on.ts';
import type { FbaSurcharge, FbaTable } from './fba-table.ts';

/** A surcharge and what it comes to. */
export interface FbaSurchargeTaken extends FbaSurcharge {
  readonly taken: Decimal;
}

/**
 * [B22a] What is taken on top of a fee on a day: each surcharge that holds then, its share of the fee in the digits of the currency and its
 * amount; none of another.
 */
export const surchargesOn = (
  { surcharges, currency }: Pick<FbaTable, 'surcharges' | 'currency'>,
  fee: Decimal,
  day: LocalDate,
): readonly FbaSurchargeTaken[] =>
  surcharges
    .filter(surcharge => holdsOn(day, surcharge))
    .map(surcharge => ({
      ...surcharge,
      taken: add(divide(multiply(fee, surcharge.percent ?? zero), '100' as Decimal, minorDigits(currency)), surcharge.amount ?? zero),
    }));
