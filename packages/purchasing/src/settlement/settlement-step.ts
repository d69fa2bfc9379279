import { compareDecimals, type Decimal, fill, type Refusal, subtract, zero } from '@axle/kernel';
import type { LedgerEvent } from '../ledger/voucher.ts';

/** A settlement on its way to approval. */
export interface SettlementToSubmit {
  /** Lines whose match is an exception that nobody let pass. */
  readonly exceptions: number;
  readonly gross: Decimal;
}

const unresolved = { zh: '还有{n}行匹配异常未处理', en: 'Lines with unresolved exceptions: {n}' };
const nothing: Refusal = { code: 'NOTHING', message: { zh: '没有可以结算的件数', en: 'There are no pieces to settle' } };

/** [R50] What stands against submitting a settlement: exceptions that nobody let pass (`UNRESOLVED`), or nothing to settle (`NOTHING`). */
export function submitSettlementRefusals({ exceptions, gross }: SettlementToSubmit): readonly Refusal[] {
  if (exceptions > 0) return [{ code: 'UNRESOLVED', message: fill(unresolved, { n: String(exceptions) }) }];
  return gross === zero ? [nothing] : [];
}

/** Characters that a reason for letting an exception pass has at least. */
const leastReason = 10;

/** [R50] What stands against letting an exception pass: a reason of less than ten characters (`REASON`). */
export const overrideRefusals = (reason: string): readonly Refusal[] =>
  [...reason.trim()].length >= leastReason
    ? []
    : [{ code: 'REASON', field: 'reason', message: { zh: '原因至少10个字', en: 'Give a reason of at least 10 characters' } }];

/** What an approved settlement comes to. */
export interface ApprovedSettlement {
  /** What its pieces were accepted for, and what is billed for them, without tax. */
  readonly acceptedNet: Decimal;
  readonly net: Decimal;
  readonly tax: Decimal;
  readonly deducted: Decimal;
  readonly claimed: Decimal;
  readonly prepaidUsed: Decimal;
}

/** [R51] What an approved settlement is in the ledger: billed goods (E2), deductions (E5), claims set off (E9), prepayments used (E4). */
export const settlementEvents = (of: ApprovedSettlement): readonly LedgerEvent[] => [
  { kind: 'invoiced', net: of.acceptedNet, invoiceNet: of.net, tax: of.tax },
  { kind: 'deducted', amount: of.deducted },
  { kind: 'claimOffset', amount: of.claimed },
  { kind: 'prepayUsed', amount: of.prepaidUsed },
];

/** [R51] Where a deduction stands once so much of it was taken by settlements. */
export function deductionAfter(amount: Decimal, applied: Decimal): 'confirmed' | 'carried' | 'applied' {
  if (applied === zero) return 'confirmed';
  return compareDecimals(applied, amount) < 0 ? 'carried' : 'applied';
}

/** [R52] Where a settlement stands once so much of it was paid. */
export const settlementPaid = (payable: Decimal, paid: Decimal): 'part_paid' | 'paid' =>
  compareDecimals(subtract(payable, paid), zero) > 0 ? 'part_paid' : 'paid';
