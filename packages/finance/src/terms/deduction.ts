import {
  compareDecimals,
  type Decimal,
  divide,
  fill,
  multiply,
  ok,
  type Refusal,
  refuse,
  type Result,
  round,
  subtract,
  zero,
} from '@axle/kernel';

/** What a deduction is for. */
export type DeductType = 'latePerDay' | 'defectRate' | 'perDefect' | 'fixed' | 'packing' | 'shortage';

/**
 * An agreed formula. The rate is a percentage: a day's share of the amount, the defect rate that is allowed, or the share of what is short.
 */
export interface DeductionMethod {
  readonly type: DeductType;
  readonly rate?: Decimal;
  readonly amount?: Decimal;
  readonly graceDays?: number;
  readonly capPercent?: Decimal;
}

/** What happened to a delivery. */
export interface DeductionFacts {
  /** What the delivery is worth. */
  readonly amount: Decimal;
  readonly lateDays?: number;
  readonly defectPercent?: Decimal;
  /** Defective pieces, or badly packed cartons. */
  readonly count?: number;
  /** What the missing pieces are worth. */
  readonly shortAmount?: Decimal;
}

const byRate: readonly DeductType[] = ['latePerDay', 'defectRate', 'shortage'];
const percentOf = (amount: Decimal, percent: Decimal): Decimal => divide(multiply(amount, percent), '100' as Decimal, 12);
const least = (one: Decimal, other: Decimal): Decimal => (compareDecimals(one, other) <= 0 ? one : other);
const atLeastZero = (value: Decimal): Decimal => (value.startsWith('-') ? zero : value);
const times = (value: Decimal, count: number): Decimal => multiply(value, String(count) as Decimal);

function raw(method: DeductionMethod, facts: DeductionFacts): Decimal {
  const { rate = zero, amount = zero } = method;
  switch (method.type) {
    case 'latePerDay': {
      const days = Math.max(0, (facts.lateDays ?? 0) - (method.graceDays ?? 0));
      const whole = times(percentOf(facts.amount, rate), days);
      return method.capPercent === undefined ? whole : least(whole, percentOf(facts.amount, method.capPercent));
    }
    case 'defectRate':
      return percentOf(facts.amount, atLeastZero(subtract(facts.defectPercent ?? zero, rate)));
    case 'perDefect':
    case 'packing':
      return times(amount, facts.count ?? 0);
    case 'fixed':
      return amount;
    case 'shortage':
      return percentOf(facts.shortAmount ?? zero, rate);
  }
}

/**
 * [B26] What is deducted, in cents: never less than nothing, never more than the delivery is worth. Days late count behind the grace and up
 * to the cap.
 */
export function deduction(method: DeductionMethod, facts: DeductionFacts): Result<Decimal> {
  if (facts.amount.startsWith('-'))
    return refuse({ code: 'BAD_AMOUNT', field: 'amount', message: { zh: '金额不能为负数', en: 'The amount cannot be negative' } });
  return ok(least(round(atLeastZero(raw(method, facts)), 2), facts.amount));
}

/** [B35] A deduction by rate has a rate, one by amount an amount. */
export function checkDeductionMethod(record: Readonly<Record<string, unknown>>): readonly Refusal[] {
  if (record['type'] === undefined) return [];
  const needed = byRate.includes(record['type'] as DeductType) ? 'rate' : 'amount';
  if (record[needed] !== undefined) return [];
  const names = { rate: { zh: '费率', en: 'rate' }, amount: { zh: '金额', en: 'amount' } };
  return [
    {
      code: 'REQUIRED',
      field: needed,
      message: fill({ zh: '该扣款类型须填写{name}', en: 'This deduction type needs: {name}' }, { name: names[needed] }),
    },
  ];
}
