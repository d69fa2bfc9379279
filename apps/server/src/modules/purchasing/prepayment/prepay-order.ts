import { addDays, type Decimal, type LocalDate, type Refusal, text, zero } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { depositDue } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { payableOrders } from './asked-shares.ts';
import { refusalsOf } from './check-prepayments.ts';

/** [R18] Days behind the agreement by which a deposit is due. */
const depositDays = 5;

/** What is left of the money that was paid of an order in advance. */
export async function openPrepayment(database: Kysely<Tables>, order: RecordRow): Promise<Decimal> {
  const { rows } = await sql<{ balance: Decimal }>`select trim_scale(prepay_balance(${order.id}))::text as balance`.execute(database);
  return rows[0]?.balance ?? zero;
}

const changed = (refusal: Refusal): Refusal => {
  const field = refusal.field?.split('.').at(-1);
  return field === 'amount' || field === 'dueDate' ? { ...refusal, field } : { code: refusal.code, message: refusal.message };
};

/** [R12e] Drafts a prepayment of an order. */
export const prepayOrder: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, orders) => {
    const refused = new Map<number, Refusal>();
    const own = ownParts(transaction, parts.caller, 'purchasePrepayment');
    for (const order of orders) {
      const { amount, dueDate, note } = input;
      const values = { dueDate, note, shares: [{ purchaseOrder: order.id, amount }] };
      const [refusal] = refusalsOf(values, await payableOrders(transaction, [order.id]), todayOf(parts.caller));
      if (refusal) refused.set(order.id, changed(refusal));
      else await insertRows(transaction, own, [values], { action: 'add' });
    }
    return refused;
  });

/** [R12a] The deposit that the terms of an order ask for, as far as it is not prepaid already. */
export const proposedDeposit: ProposalHandler = async (parts, order) => {
  const payable = (await payableOrders(parts.database, [order.id])).get(order.id);
  if (!payable) return [];
  const dueDate: LocalDate = addDays(todayOf(parts.caller), depositDays);
  const amount = depositDue(payable);
  const { depositPct, prepaid } = payable;
  return [
    {
      values: { dueDate, ...(amount === zero ? {} : { amount }) },
      words: text(`定金 ${depositPct}%`, `Deposit ${depositPct}%`),
      why: text(`已预付 ${prepaid}`, `Prepaid ${prepaid}`),
    },
  ];
};
