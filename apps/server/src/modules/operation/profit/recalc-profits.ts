import { daysBetween, endOfMonth, fill, type LocalDate, ok, type Refusal, refuse, text } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { holdProfits, lockedMonths } from './profit-months.ts';

const mostDays = 31;
const refusals = {
  backwards: { code: 'DAYS_BACKWARDS', field: 'to', message: text('结束日期早于开始日期', 'The end date is before the start date') },
  tooLong: {
    code: 'DAYS_TOO_MANY',
    field: 'to',
    message: fill(text('最多{most}天', 'At most {most} days'), { most: mostDays }),
  },
  notOver: { code: 'MONTH_NOT_OVER', field: 'month', message: text('该月还没有结束', 'The month is not over yet') },
  locked: { code: 'MONTH_LOCKED', field: 'month', message: text('该月已锁定', 'The month is locked already') },
} as const satisfies Readonly<Record<string, Refusal>>;

/** Queues the orders that were shipped on some days, as far as the caller sees them. */
export const recalcProfits: ActionHandler = ({ parts, input }) => {
  const [from, to] = [input['from'] as LocalDate, input['to'] as LocalDate];
  if (to < from) return Promise.resolve(refuse(refusals.backwards));
  if (daysBetween(from, to) >= mostDays) return Promise.resolve(refuse(refusals.tooLong));
  return inTransaction(parts.database, async transaction => {
    await sql`
      insert into profit_due (sales_order)
      select t.id from order_profit t where t.shipped_at >= ${from}::date and t.shipped_at < ${to}::date + 1 and ${seenRows(parts)}
      on conflict do nothing`.execute(transaction);
    return ok([]);
  });
};

/** Locks a month that is over: what it holds stays, and what changes later counts in the next open one. */
export const lockMonth: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const { now, access } = parts.caller;
    const month = `${String(input['month'])}-01` as LocalDate;
    if (businessDay(now) <= endOfMonth(month)) return refuse(refusals.notOver);
    await holdProfits(transaction);
    if ((await lockedMonths(transaction)).includes(month)) return refuse(refusals.locked);
    await transaction.insertInto('profit_month').values({ month, locked_by: access.userId, locked_at: now }).execute();
    return ok([]);
  });
