import { compareDecimals, type Decimal, groupedDecimal, minorDigits, zero } from '@axle/kernel';
import { amountOf } from '../amount.ts';
import type { DeductedLine, DeductionType } from './deduction-refusals.ts';
import { lateCap, lateCost, lateDeduction, lateQty, lateTerms } from './late-deduction.ts';
import { concessionDeduction, qualityDeduction } from './quality-deduction.ts';

/** What a deduction is worked out from, as far as it is known. */
export interface DeductionInputs {
  readonly type: DeductionType;
  readonly line?: DeductedLine | undefined;
  readonly defectQty?: number | undefined;
  readonly sortHours?: Decimal | undefined;
  readonly hourRate?: Decimal | undefined;
  /** Percent of the price. */
  readonly concessionPct?: Decimal | undefined;
}

/** What a deduction comes to by its rule, and how: a formula with numbers, `37 × 12.50 + 6 × 45.00 = 732.50`. */
export interface DeductionBasis {
  readonly amount: Decimal;
  readonly formula: string;
}

function ofLate(line: DeductedLine): DeductionBasis | undefined {
  const { batches, responsibility } = line.lateness;
  const money = (amount: Decimal) => groupedDecimal(amount, minorDigits(line.currency));
  const amount = lateDeduction(batches, line, responsibility);
  if (amount === zero) return undefined;
  const { perDay, graceDays, cap } = lateTerms;
  const parts = batches
    .filter(({ daysLate }) => daysLate > graceDays)
    .map(({ qty, daysLate }) => `${qty} × ${money(line.price)} × ${perDay}% × ${daysLate - graceDays}`);
  const whole = lateCost(batches, line);
  const most = lateCap(batches, line);
  const formula = `${parts.join(' + ')} = ${money(whole)}`;
  if (compareDecimals(whole, most) <= 0) return { amount, formula };
  return { amount, formula: `${formula} → ${cap}% × ${money(amountOf(lateQty(batches), line.price, line.currency))} = ${money(most)}` };
}

function ofQuality({ line, defectQty = 0, sortHours = zero, hourRate = zero }: DeductionInputs): DeductionBasis | undefined {
  if (!line || (defectQty === 0 && (sortHours === zero || hourRate === zero))) return undefined;
  const money = (amount: Decimal) => groupedDecimal(amount, minorDigits(line.currency));
  const amount = qualityDeduction({ ...line, defectQty, sortHours, hourRate });
  const parts = [
    ...(defectQty === 0 ? [] : [`${defectQty} × ${money(line.price)}`]),
    ...(sortHours === zero || hourRate === zero ? [] : [`${sortHours} × ${money(hourRate)}`]),
  ];
  return { amount, formula: `${parts.join(' + ')} = ${money(amount)}` };
}

function ofConcession({ line, defectQty = 0, concessionPct }: DeductionInputs): DeductionBasis | undefined {
  if (!line || defectQty === 0 || concessionPct === undefined) return undefined;
  const money = (amount: Decimal) => groupedDecimal(amount, minorDigits(line.currency));
  const amount = concessionDeduction(defectQty, line.price, concessionPct, line.currency);
  return { amount, formula: `${defectQty} × ${money(line.price)} × ${concessionPct}% = ${money(amount)}` };
}

/** [R16e] What a deduction comes to by the rule of its type, with the formula; nothing where the rule knows too little, or asks nothing. */
export function deductionBasis(inputs: DeductionInputs): DeductionBasis | undefined {
  if (inputs.type === 'late') return inputs.line && ofLate(inputs.line);
  if (inputs.type === 'concession') return ofConcession(inputs);
  return inputs.type === 'quality' || inputs.type === 'sorting' ? ofQuality(inputs) : undefined;
}
