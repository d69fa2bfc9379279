import type { LocalDate } from '@axle/kernel';
import { ok } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { monthsOver } from './take-snapshots.ts';

/** How months stand: the last closed one, and the first that is not over everywhere. */
export async function closedMonths(database: Kysely<Tables>, now: Date): Promise<{ last?: LocalDate; running: LocalDate }> {
  const { rows } = await sql<{ last: LocalDate | null; running: LocalDate }>`
    select (select max(month) from stock_month) as last, ${monthsOver(now)} as running`.execute(database);
  const { last, running } = rows[0]!;
  return last === null ? { running } : { last, running };
}

/** The months of a year: what was booked on their days in the user's warehouses, their snapshot, and who closed them. */
const months: ToolHandler = async ({ parts, input }) => {
  const { database } = parts;
  const seen = seenRows({ ...parts, only: undefined });
  const year = Number(input['year']);
  const { rows } = await sql<Record<string, unknown>>`
    select to_char(m, 'YYYY-MM') as month,
      (select count(*) from stock_move t where t.biz_date >= m::date and t.biz_date < m::date + interval '1 month'
      and ${seen})::integer as moves,
      s.made_at as "snapshotAt", c.closed_by as "closedBy", c.closed_at as "closedAt",
      (select string_agg(to_char(l.at, 'YYYY-MM-DD') || ' ' || l.reason, '; ' order by l.id) from stock_month_log l where l.month = m::date
      and l.action = 'open') as reopened
    from generate_series(make_date(${year}, 1, 1), make_date(${year}, 12, 1), interval '1 month') m
    left join stock_snapshot_month s on s.month = m::date left join stock_month c on c.month = m::date
    order by 1`.execute(database);
  const { rows: open } = await sql<{ day: string | null }>`
    select (max(month) + interval '1 month')::date as day from stock_month`.execute(database);
  const lines = rows.map(row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
  return ok({ months: lines, ...(open[0]?.day ? { openFrom: open[0].day } : {}) });
};

/** The tools over months. */
export const monthTools: ToolHandlers = { 'stockInOutReport.months': months };
