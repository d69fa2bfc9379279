import { leftToPay, paymentRefusals, requestPaid } from '@axle/finance';
import { type Decimal, type LocalDate, type Refusal, text, zero } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { refusedDecision } from '../../../platform/resources/states/decide.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import type { Derivation, WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { paymentFollowers } from './payment-followers.ts';

const recorded: Refusal = {
  code: 'RECORDED',
  message: text('该笔付款已登记，不能修改或删除', 'This payment is recorded and cannot be changed or deleted'),
};

/** [PAY1] A payment is recorded once, and stays as it is. */
export const keepPayments: WriteGuard = async (_database, _parts, rows) => {
  if (rows.some(({ before }) => before)) throw new RefusedWrite(recorded);
};

/** A payment goes to the payee of its request, in the currency of the request. */
export const completePayments: Derivation = async (database, _parts, rows) => {
  const ids = rows.map(({ after }) => Number(after['paymentRequest']));
  const requests = await database.selectFrom('payment_request').select(['id', 'payee', 'currency']).where('id', 'in', ids).execute();
  const named = new Map(requests.map(({ id, ...names }) => [id, names]));
  return rows.map(({ after }) => ({ ...after, ...named.get(Number(after['paymentRequest'])) }));
};

const amountOf = (values: RecordValues, key: string): Decimal => (values[key] ?? zero) as Decimal;

/** The refusals of a payment of a request, by the request itself, its document, and the user. */
async function refusedPayment(transaction: Transaction<Tables>, parts: RecordParts, request: RecordRow, result: RecordRow) {
  const { caller } = parts;
  const own = refusedDecision({ parts, before: request });
  if (own) return own;
  const awaited = {
    state: String(request['state']),
    currency: String(request['currency']),
    amount: amountOf(request, 'amount'),
    paid: amountOf(request, 'paidAmount'),
  };
  const paid = { amount: amountOf(result, 'amount'), paidOn: result['paidOn'] as LocalDate };
  const [refusal] = paymentRefusals(awaited, paid, todayOf(caller));
  if (refusal) return refusal;
  const follower = caller.registry.part(paymentFollowers, String(request['sourceType']));
  const named = { paymentNo: String(request['paymentNo']), sourceNo: String(request['sourceNo']) };
  const payment = { ...named, sequence: Number(result['sequence']), bankRef: String(result['bankRef']), ...paid };
  return (await follower?.(transaction, caller, payment))?.[0];
}

/**
 * [PAY1] A payment is as the bank did it: its request and the document behind that follow, or nothing happens, whether somebody
 * confirms it or a file brings it. Nobody records what they asked for themselves.
 */
export const followPayments: Consequence = async (database: Kysely<Tables>, { caller }, rows) => {
  const transaction = database as Transaction<Tables>;
  const parts = ownParts(transaction, caller, 'paymentApproval');
  for (const { after: result } of rows) {
    if (!result) continue;
    const [request] = await lockRows(transaction, parts, sql<boolean>`t.id = ${Number(result['paymentRequest'])}`);
    const refusal = request && (await refusedPayment(transaction, parts, request, result));
    if (refusal) throw new RefusedWrite(refusal);
    const sums = { amount: amountOf(request!, 'amount'), paid: amountOf(request!, 'paidAmount') };
    const { paid: paidAmount, state } = requestPaid(sums, amountOf(result, 'amount'));
    const { paidOn, bankRef } = result;
    const after = { ...request!, state, paidAmount, paidOn, bankRef };
    await updateRows(transaction, parts, [{ before: request!, after }], {
      action: 'state',
      transition: state === 'paid' ? 'confirmPaid' : 'payPart',
    });
  }
};

/** The next payment of a request: the entered amount, else all that is left. */
export async function nextPayment(transaction: Transaction<Tables>, request: RecordRow, input: RecordValues): Promise<RecordValues> {
  const { last } = await transaction
    .selectFrom('payment_result')
    .select(({ fn }) => fn.max<number | null>('sequence').as('last'))
    .where('payment_request', '=', request.id)
    .executeTakeFirstOrThrow();
  const left = leftToPay({ amount: amountOf(request, 'amount'), paid: amountOf(request, 'paidAmount') });
  const { amount = left, paidOn, bankRef } = input;
  return { paymentRequest: request.id, sequence: (last ?? 0) + 1, amount, paidOn, bankRef };
}
