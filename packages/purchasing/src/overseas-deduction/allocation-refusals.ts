import { type Decimal, fill, groupedDecimal, minorDigits, type Refusal, subtract, sum, zero, compareDecimals } from '@axle/kernel';

/** A supplier's part of a cost, in the currency of the cost. */
export interface AllocatedPart {
  readonly supplier: number;
  readonly amount: Decimal;
}

/** Days before a cost within which receipts of its article decide who pays for it. */
export const receivedDays = 180;

const refusals = {
  none: { code: 'ALLOC_NONE', field: 'allocations', message: { zh: '请填写供应商分摊', en: 'Enter the share of each supplier' } },
  notPositive: { code: 'NOT_POSITIVE', field: 'allocations', message: { zh: '分摊金额须大于0', en: 'Each share must be above 0' } },
} as const satisfies Readonly<Record<string, Refusal>>;

/**
 * [R17b] The parts of a cost are above zero (`NOT_POSITIVE`) and come to it (`ALLOC_SUM`), at least one (`ALLOC_NONE`), to whomever
 * somebody moves them.
 */
export function allocationRefusals(amount: Decimal, currency: string, parts: readonly AllocatedPart[]): readonly Refusal[] {
  if (parts.length === 0) return [refusals.none];
  if (parts.some(part => compareDecimals(part.amount, zero) <= 0)) return [refusals.notPositive];
  const off = subtract(sum(parts.map(part => part.amount)), amount);
  if (off === zero) return [];
  const message = { zh: '分摊合计与金额相差{off}', en: 'The shares differ from the amount by {off}' };
  return [
    {
      code: 'ALLOC_SUM',
      field: 'allocations',
      message: fill(message, { off: `${currency} ${groupedDecimal(off, minorDigits(currency))}` }),
    },
  ];
}
