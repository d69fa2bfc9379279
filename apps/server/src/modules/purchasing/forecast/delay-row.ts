import { type LocalDate, ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import { notFound, type RecordRow, rowChanged } from '@axle/page-kit';
import { delayRefusals } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext, ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { boardQuestion } from '../fact/board-question.ts';
import { type DuePayment, duePayments } from '../fact/due-payments.ts';

const which = (zh: string, en: string, field: string): Refusal => ({ code: 'NO_ROW', field, message: text(zh, en) });

/** Which payment of an order is meant: the one that is due on the day, or the only one. */
async function paymentMeant({ parts, input }: ActionContext, order: number): Promise<Result<DuePayment>> {
  const question = boardQuestion({ parts, input: { period: 'month' } });
  const seen = await sql`select from purchase_order as t where t.id = ${order} and ${question.where()}`.execute(parts.database);
  const own = seen.rows.length === 0 ? [] : await duePayments(parts.database, { orders: [order], now: parts.caller.now });
  if (own.length === 0) return refuse(which('该订单没有排期付款', 'This order has no scheduled payment', 'purchaseOrder'));
  const days = [...new Set(own.map(({ due }) => due))].toSorted().join(', ');
  const meant = own.filter(({ due }) => (input['due'] === undefined ? own.length === 1 : due === input['due']));
  return meant[0] ? ok(meant[0]) : refuse(which(`请选择到期日：${days}`, `Choose a due date: ${days}`, 'due'));
}

/** [R18e] A payment that was entered by hand is due on another day. */
async function delayManual(transaction: Kysely<Tables>, { parts, input }: ActionContext, before: RecordRow) {
  const [due, newDate] = [before['dueDate'] as LocalDate, input['newDate'] as LocalDate];
  const [refusal] = delayRefusals({ stage: 'manual', due }, newDate, todayOf(parts.caller));
  if (refusal) return refuse(refusal);
  const after = { ...before, dueDate: newDate, movedFrom: before['movedFrom'] ?? due, moveReason: input['reason'] };
  await updateRows(transaction as Parameters<typeof updateRows>[0], parts, [{ before, after }], { action: 'update' });
  return ok([{ id: before.id, name: String(before['memo']) }]);
}

/** [R18e] Puts off one row of the forecast: the ticked one that was entered by hand, else a scheduled payment of an order. */
export const delayRow: ActionHandler = context =>
  inTransaction(context.parts.database, async transaction => {
    const parts = { ...context.parts, database: transaction };
    const { targets, input } = context;
    if (input['purchaseOrder'] === undefined) {
      const [target] = targets;
      if (!target || targets.length > 1)
        return refuse(which('请勾选一条手工项，或选择订单', 'Select one manual row or choose an order', 'purchaseOrder'));
      const [before] = await lockById(transaction, parts, [target.id]);
      if (!before) return refuse(notFound);
      return before.version === target.version ? delayManual(transaction, { ...context, parts }, before) : refuse(rowChanged);
    }
    const row = await paymentMeant({ ...context, parts }, Number(input['purchaseOrder']));
    if (!row.ok) return row;
    const newDate = input['newDate'] as LocalDate;
    const [refusal] = delayRefusals({ stage: 'scheduled', due: row.value.due }, newDate, todayOf(parts.caller));
    if (refusal) return refuse(refusal);
    const { access, now } = parts.caller;
    const due = row.value.movedFrom ?? row.value.due;
    await sql`
      insert into forecast_delay (purchase_order, due, new_date, reason, by, at)
      values (${Number(input['purchaseOrder'])}, ${due}, ${newDate}, ${input['reason']}, ${access.userId}, ${now})`.execute(transaction);
    return ok([]);
  });
