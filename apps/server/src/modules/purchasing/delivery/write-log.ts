import type { LocalDate } from '@axle/kernel';
import { type HeldFile, snakeCase } from '@axle/page-kit';
import { type Milestone, milestones } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { FollowedLine } from './followed-lines.ts';

/** What is noted of lines on their way. */
export interface LogEntry {
  readonly milestone?: Milestone | undefined;
  readonly reachedOn?: LocalDate | undefined;
  readonly producedQty?: number | undefined;
  readonly nextFollowUp?: LocalDate | undefined;
  readonly note?: string | undefined;
  readonly photos?: readonly HeldFile[] | undefined;
}

const columns = ['purchase_order', 'order_line', 'last_follow_up', 'next_follow_up'].map(column => sql.ref(column));

/** Notes something of lines; what is noted last of each is kept beside them, and a reminder leaves the day of the next follow-up. */
export async function writeLog(
  transaction: Transaction<Tables>,
  { access, now }: Actor,
  current: readonly FollowedLine[],
  { milestone, reachedOn, producedQty, nextFollowUp, note, photos }: LogEntry,
  keepsNext = false,
): Promise<void> {
  const lines = current.map(({ line, order }) => ({
    order: order.id,
    line: line['orderLine'],
    supplier: line['supplier'],
    sku: line['sku'],
  }));
  const of = sql`json_to_recordset(${JSON.stringify(lines)}::json) as g("order" bigint, line integer, supplier bigint, sku bigint)`;
  await sql`
    insert into delivery_log (purchase_order, order_line, supplier, sku, milestone, reached_on, produced_qty, next_follow_up, note, photos,
      noted_by, noted_at)
    select g."order", g.line, g.supplier, g.sku, ${milestone ?? null}, ${reachedOn ?? null}::date, ${producedQty ?? null}::integer,
      ${nextFollowUp ?? null}::date, ${note ?? null}, ${photos ? JSON.stringify(photos) : null}::json,
      ${access.userId}::bigint, ${now}::timestamptz from ${of}`.execute(transaction);
  const reached = milestones.filter(step => step === milestone).map(step => sql.ref(`${snakeCase(step)}_on`));
  const values = [
    sql`g."order", g.line, ${now}::timestamptz, ${nextFollowUp ?? null}::date`,
    ...reached.map(() => sql`${reachedOn}::date`),
  ];
  const latest = [...columns.slice(2, keepsNext ? 3 : 4), ...reached].map(column => sql`${column} = excluded.${column}`);
  await sql`
    insert into delivery_follow (${sql.join([...columns, ...reached])}) select ${sql.join(values)} from ${of}
    on conflict (purchase_order, order_line) do update set ${sql.join(latest)}`.execute(transaction);
}
