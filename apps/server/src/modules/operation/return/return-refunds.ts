import type { Decimal } from '@axle/kernel';
import { refundProgress, type ReturnRefund } from '@axle/operation';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';

/** A refund of a return as its record keeps it. */
export interface RefundLine extends ReturnRefund {
  readonly applicant?: number;
  readonly approver?: number;
  readonly askedAt: string;
  readonly refundedAt?: string;
}

/** The refunds of a return, one after the other. */
export const refundsOf = (record: RecordValues): readonly RefundLine[] => linesIn(record, 'refunds') as unknown as readonly RefundLine[];

/** [O8i] A return with other refunds, and what they come to. */
function standing(record: RecordValues, refunds: readonly RefundLine[]): RecordValues {
  const { state, amount, coreAmount } = refundProgress(refunds);
  const last = refunds.findLast(one => one.state !== 'rejected');
  const isMoney = last !== undefined && last.kind !== 'replacement';
  return {
    ...record,
    refunds: refunds.map((refund, at) => ({ ...refund, place: at + 1 })),
    refundState: state,
    refundKind: last?.kind ?? 'none',
    refundAmount: isMoney ? amount : undefined,
    coreRefund: isMoney && coreAmount !== ('0' as Decimal) ? coreAmount : undefined,
    refundApplicant: last?.applicant,
    refundApprover: last?.approver,
    refundedAt: refunds.findLast(one => one.state === 'done')?.refundedAt,
  };
}

/** [O8i] A return with one refund more. */
export const withRefund = (record: RecordValues, refund: RefundLine): RecordValues => standing(record, [...refundsOf(record), refund]);

/** [O8g] A return whose refund that waits was decided. */
export const decided = (record: RecordRow, by: Partial<RefundLine>): RecordValues =>
  standing(
    record,
    refundsOf(record).map(refund => (refund.state === 'pending' ? { ...refund, ...by } : refund)),
  );
