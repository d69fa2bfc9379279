import { type LocalDate, ok, type Refusal, refuse } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { keepMonths } from '../stock/keep-months.ts';

const decisionDue: Refusal = {
  code: 'DUE_REQUIRED',
  message: { zh: '请填写不早于今天的完成期限', en: 'Enter a due date, not before today' },
  field: 'dueDate',
};
const closed: Refusal = {
  code: 'PERIOD_CLOSED',
  message: { zh: '生效日期在已关闭的月份内', en: 'The effective date is in a closed month' },
  field: 'effectiveFrom',
};

/** Decides what becomes of stock that sleeps, until when and by whom; the last word counts. */
export const decideStock: ActionHandler = async ({ parts, targets, input }) => {
  const { caller, database } = parts;
  const due = input['dueDate'] as LocalDate | undefined;
  if (due === undefined ? input['decision'] !== 'keep' : due < todayOf(caller)) return refuse(decisionDue);
  return inTransaction(database, async transaction => {
    const ids = targets.map(({ id }) => id);
    const { rows } = await sql<{ id: number; sku_code: string; warehouse: number; sku: number }>`
      select t.id, k.sku as sku_code, t.warehouse, t.sku from stock_item t join sku k on k.id = t.sku
      where t.id = any(${ids}::bigint[]) and ${seenRows(parts)}`.execute(transaction);
    if (rows.length > 0)
      await transaction
        .insertInto('stock_decision')
        .values(
          rows.map(({ warehouse, sku }) => ({
            warehouse,
            sku,
            decision: input['decision'] as 'keep',
            due_date: due ?? null,
            owner: Number(input['owner'] ?? caller.access.userId),
            note: (input['note'] as string | undefined) ?? null,
            by: caller.access.userId,
            at: caller.now,
          })),
        )
        .execute();
    const found = new Map(rows.map(row => [row.id, row]));
    return ok(
      ids.map(id => {
        const row = found.get(id);
        return row ? { id, name: row.sku_code } : { id, name: String(id), refusal: notFound };
      }),
    );
  });
};

/** Sets the share of an age band from a day on; the same day again takes the new share. */
export const setProvision: ActionHandler = async ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    await keepMonths(transaction, 'shared');
    const { rows } = await sql`select from stock_month where month >= date_trunc('month', ${input['effectiveFrom']}::date)`.execute(
      transaction,
    );
    if (rows.length > 0) return refuse(closed);
    await sql`
      insert into stock_provision (band, percent, effective_from, by, at)
      values (${input['band']}, ${input['percent']}, ${input['effectiveFrom']}, ${parts.caller.access.userId}, ${parts.caller.now})
      on conflict (band, effective_from) do update set percent = excluded.percent, by = excluded.by, at = excluded.at`.execute(transaction);
    return ok([]);
  });
