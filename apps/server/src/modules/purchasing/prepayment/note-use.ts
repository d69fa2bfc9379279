import type { RecordRow } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Payment } from '../../finance/payment/payment-followers.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';

/** A step of a prepayment's money. */
export interface NotedUse {
  readonly kind: Tables['prepayment_use']['kind'];
  readonly documentNo: string;
  readonly amount: string;
  readonly balanceAfter: string;
  /** The payment of finance by which it was paid or refunded. */
  readonly payment?: Payment | undefined;
  readonly purchaseOrder?: number | undefined;
  readonly voucherNo?: string | undefined;
  readonly reason?: string | undefined;
}

/** Notes what became of a prepayment's money. */
export const noteUse = (transaction: Transaction<Tables>, caller: Actor, prepayment: RecordRow, use: NotedUse): Promise<unknown> =>
  transaction
    .insertInto('prepayment_use')
    .values({
      prepayment: prepayment.id,
      kind: use.kind,
      supplier: Number(prepayment['supplier']),
      purchase_order: use.purchaseOrder ?? null,
      document_no: use.documentNo,
      sequence: use.payment?.sequence ?? null,
      day: use.payment?.paidOn ?? null,
      bank_ref: use.payment?.bankRef ?? null,
      currency: String(prepayment['currency']),
      amount: use.amount,
      balance_after: use.balanceAfter,
      voucher_no: use.voucherNo ?? null,
      reason: use.reason ?? null,
      noted_by: caller.access.userId,
      noted_at: caller.now,
    })
    .execute();
