import type { Decimal, LocalDate } from '@axle/kernel';
import { type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';

/** What a document asks finance to pay to a supplier, or of a refund to see come back from it. */
export interface PaymentWish {
  readonly kind: Tables['payment_request']['kind'];
  /** The company that pays. */
  readonly payer: number;
  readonly payee: number;
  readonly sourceType: Tables['payment_request']['source_type'];
  readonly sourceNo: string;
  readonly currency: string;
  /** Above zero. */
  readonly amount: Decimal;
  readonly dueDate: LocalDate;
}

/**
 * Asks finance for a payment, in the transaction of the document that requests it; returns the id of the request. Each request of a
 * document is its next instalment; the document hears of its payment by `paymentFollowers`.
 */
export async function requestPayment(transaction: Transaction<Tables>, caller: Actor, wish: PaymentWish): Promise<number> {
  const { last } = await transaction
    .selectFrom('payment_request')
    .select(({ fn }) => fn.max<number | null>('instalment').as('last'))
    .where('source_type', '=', wish.sourceType)
    .where('source_no', '=', wish.sourceNo)
    .executeTakeFirstOrThrow();
  const values = { ...wish, instalment: (last ?? 0) + 1, applicant: caller.access.userId };
  const [row] = await insertRows(transaction, ownParts(transaction, caller, 'paymentApproval'), [values], { action: 'add' });
  return row!.id;
}

/** Withdraws a request that is not paid, with its document; returns false where it is under way: approved or paid. */
export async function cancelPayment(transaction: Transaction<Tables>, caller: Actor, id: number): Promise<boolean> {
  const parts = ownParts(transaction, caller, 'paymentApproval');
  const [request] = await lockById(transaction, parts, [id]);
  const state = request?.['state'];
  if (state === 'approved' || state === 'part_paid' || state === 'paid') return false;
  if (request && state === 'submitted')
    await updateRows(transaction, parts, [{ before: request, after: { ...request, state: 'cancelled' } }], { action: 'update' });
  return true;
}
