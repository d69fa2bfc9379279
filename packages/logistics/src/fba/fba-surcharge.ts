import { add, type Decimal, divide, type LocalDate, minorDigits, multiply, zero } from '@axle/kernel';
import { holdsOn } from '../tariff/holds-on.ts';
import type { FbaSurcharge, FbaTable } from './fba-table.ts';

/** A surcharge and what it comes to. */
export interface FbaSurchargeTaken extends FbaSurcharge {
  readonly taken: Decimal;
}

/**
 * [B22a] What is taken of a piece on top of its fee on a day: each surcharge of pieces that holds then and of which an amount is known, its
 * share of the fee in the digits of the currency and its amount; none of another.
 */
export const surchargesOn = (
  { surcharges, currency }: Pick<FbaTable, 'surcharges' | 'currency'>,
  fee: Decimal,
  day: LocalDate,
): readonly FbaSurchargeTaken[] =>
  surcharges
    .filter(({ basis = 'piece' }) => basis === 'piece')
    .filter(({ percent, amount }) => percent !== undefined || amount !== undefined)
    .filter(surcharge => holdsOn(day, surcharge))
    .map(surcharge => ({
      ...surcharge,
      taken: add(divide(multiply(fee, surcharge.percent ?? zero), '100' as Decimal, minorDigits(currency)), surcharge.amount ?? zero),
    }));
