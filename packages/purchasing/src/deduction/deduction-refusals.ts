import { compareDecimals, type Decimal, fill, groupedDecimal, minorDigits, type Refusal, zero } from '@axle/kernel';
import { lateCap, type LateTerms, lateTerms, type LinePrice } from './late-deduction.ts';
import type { Lateness } from './late-line.ts';

/** What is deducted for. */
export type DeductionType = 'quality' | 'late' | 'short' | 'label' | 'concession' | 'sorting' | 'test' | 'overseas' | 'other';

/** A line of an order that something is deducted for. */
export interface DeductedLine extends LinePrice {
  /** Gross amount of the line. */
  readonly gross: Decimal;
  readonly lateness: Lateness;
}

/** A deduction that somebody asks for. */
export interface AskedDeduction {
  readonly type: DeductionType;
  readonly amount?: Decimal | undefined;
  readonly currency: string;
  readonly line?: DeductedLine | undefined;
}

const refusals = {
  noLine: {
    code: 'NO_LINE',
    field: 'orderLine',
    message: { zh: '质量与逾期扣款须指明订单行', en: 'Deductions for quality and lateness need a line of an order' },
  },
  noAmount: {
    code: 'NO_AMOUNT',
    field: 'amount',
    message: { zh: '请填写金额，或填写计算所需的数量', en: 'Enter the amount, or the quantities that it follows from' },
  },
  notPositive: { code: 'NOT_POSITIVE', field: 'amount', message: { zh: '金额须大于0', en: 'The amount must be above 0' } },
  notSupplier: {
    code: 'NOT_SUPPLIER',
    field: 'type',
    message: { zh: '非供应商责任不能扣逾期款', en: 'Lateness is not the supplier’s' },
  },
  notLate: {
    code: 'NOT_LATE',
    field: 'type',
    message: { zh: '该行没有超过宽限{n}天的逾期交货', en: 'The line has no deliveries more than {n} days late' },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

const aboveLine = { zh: '质量扣款不能超过该行含税金额{most}', en: 'A deduction for quality is at most the line’s gross amount of {most}' };
const aboveCap = { zh: '逾期扣款不能超过上限{most}', en: 'A deduction for lateness is at most {most}' };

const above = (code: string, message: typeof aboveLine, most: Decimal, { amount, currency }: AskedDeduction): readonly Refusal[] =>
  amount !== undefined && compareDecimals(amount, most) > 0
    ? [{ code, field: 'amount', message: fill(message, { most: `${currency} ${groupedDecimal(most, minorDigits(currency))}` }) }]
    : [];

function ofLate(asked: AskedDeduction, line: DeductedLine, terms: LateTerms): readonly Refusal[] {
  const { batches, responsibility } = line.lateness;
  if (responsibility !== 'supplier') return [refusals.notSupplier];
  const most = lateCap(batches, line, terms);
  if (most === zero) return [{ ...refusals.notLate, message: fill(refusals.notLate.message, { n: terms.graceDays }) }];
  return above('ABOVE_CAP', aboveCap, most, asked);
}

/**
 * [R16d] What stands against a deduction: quality and lateness without a line (`NO_LINE`); lateness that is not the supplier's
 * (`NOT_SUPPLIER`) or within the grace (`NOT_LATE`), and more than its cap (`ABOVE_CAP`); more for quality than the line's gross amount
 * (`ABOVE_LINE`); no amount (`NO_AMOUNT`), or none above zero (`NOT_POSITIVE`).
 */
export function deductionRefusals(asked: AskedDeduction, terms: LateTerms = lateTerms): readonly Refusal[] {
  const { type, amount, line } = asked;
  if ((type === 'quality' || type === 'late') && !line) return [refusals.noLine];
  const own = type === 'late' ? ofLate(asked, line!, terms) : type === 'quality' ? above('ABOVE_LINE', aboveLine, line!.gross, asked) : [];
  if (own.length > 0) return own;
  if (amount === undefined) return [refusals.noAmount];
  return compareDecimals(amount, zero) > 0 ? [] : [refusals.notPositive];
}
