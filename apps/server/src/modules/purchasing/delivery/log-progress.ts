import { type LocalDate, ok, refuse } from '@axle/kernel';
import { type RecordValues, snakeCase } from '@axle/page-kit';
import { logRefusals, type Milestone, milestones } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { followedLines } from './followed-lines.ts';

const columns = ['purchase_order', 'order_line', 'last_follow_up', 'next_follow_up'].map(column => sql.ref(column));

/** Notes of the ticked lines; what is noted last of each is kept beside them. */
const logOf =
  (given: (input: RecordValues, today: LocalDate) => RecordValues): ActionHandler =>
  async ({ parts, targets, input }) => {
    const { access, now } = parts.caller;
    const today = todayOf(parts.caller);
    const { milestone, reachedOn, nextFollowUp, note } = given(input, today) as {
      readonly milestone?: Milestone;
      readonly reachedOn?: LocalDate;
      readonly nextFollowUp?: LocalDate;
      readonly note?: string;
    };
    const refused = logRefusals({ reachedOn, nextFollowUp }, today);
    if (refused.length > 0) return refuse(refused);
    return inTransaction(parts.database, async transaction => {
      const { current, outcomes } = await followedLines(transaction, parts, targets);
      const lines = current.map(({ line, order }) => ({
        order: order.id,
        line: line['orderLine'],
        supplier: line['supplier'],
        sku: line['sku'],
      }));
      const of = sql`json_to_recordset(${JSON.stringify(lines)}::json) as g("order" bigint, line integer, supplier bigint, sku bigint)`;
      await sql`
        insert into delivery_log (purchase_order, order_line, supplier, sku, milestone, reached_on, next_follow_up, note, noted_by,
          noted_at)
        select g."order", g.line, g.supplier, g.sku, ${milestone ?? null}, ${reachedOn ?? null}::date, ${nextFollowUp ?? null}::date,
          ${note ?? null}, ${access.userId}::bigint, ${now}::timestamptz from ${of}`.execute(transaction);
      const reached = milestones.filter(step => step === milestone).map(step => sql.ref(`${snakeCase(step)}_on`));
      const values = [
        sql`g."order", g.line, ${now}::timestamptz, ${nextFollowUp ?? null}::date`,
        ...reached.map(() => sql`${reachedOn}::date`),
      ];
      const latest = [...columns.slice(2), ...reached].map(column => sql`${column} = excluded.${column}`);
      await sql`
        insert into delivery_follow (${sql.join([...columns, ...reached])}) select ${sql.join(values)} from ${of}
        on conflict (purchase_order, order_line) do update set ${sql.join(latest)}`.execute(transaction);
      return ok(outcomes(new Map()));
    });
  };

/** [R21a] A step was reached, by default today. */
export const logProgress: ActionHandler = logOf((input, today) => ({ ...input, reachedOn: input['reachedOn'] ?? today }));

/** [R21a] Somebody asked the supplier, and asks again on a day. */
export const noteFollowUp: ActionHandler = logOf(input => input);
