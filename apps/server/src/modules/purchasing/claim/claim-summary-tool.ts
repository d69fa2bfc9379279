import { addDays, type Decimal, endOfMonth, type LocalDate, ok } from '@axle/kernel';
import { businessZone, type RecordValues } from '@axle/page-kit';
import { claimFigures } from '@axle/purchasing';
import { type RawBuilder, sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';

/** Most rows that the summary shows. */
const mostRows = 2000;

interface Summed {
  readonly party: string | null;
  readonly type: string | null;
  readonly month: string | null;
  readonly currency: string;
  readonly claims: number;
  readonly claimed: Decimal;
  readonly agreed: Decimal;
  readonly recovered: Decimal;
  readonly rejected: Decimal;
  readonly open: Decimal;
  readonly overdue: number;
  readonly closedCount: number;
  readonly closedClaimed: Decimal;
  readonly closedRecovered: Decimal;
  readonly closedDays: number;
}

/** Claims that ended after they were put forward. */
const ended = sql`t.state = 'closed'`;

const sums = (today: LocalDate): RawBuilder<unknown> => sql`
  count(*)::integer as claims, coalesce(sum(t.claimed), 0) as claimed, coalesce(sum(t.agreed), 0) as agreed,
  coalesce(sum(t.recovered), 0) as recovered,
  coalesce(sum(t.claimed) filter (where t.state = 'rejected' or (${ended} and t.agreed is null)), 0) as rejected,
  coalesce(sum(coalesce(t.agreed, t.claimed) - coalesce(t.recovered, 0)) filter (
    where t.state in ('draft', 'submitted', 'negotiating', 'agreed')), 0) as open,
  (count(*) filter (where t.state = 'draft' and t.deadline < ${today}::date))::integer as overdue,
  (count(*) filter (where ${ended}))::integer as "closedCount",
  coalesce(sum(t.claimed) filter (where ${ended}), 0) as "closedClaimed",
  coalesce(sum(t.recovered) filter (where ${ended}), 0) as "closedRecovered",
  coalesce(sum((t.closed_at at time zone ${businessZone})::date - (t.submitted_at at time zone ${businessZone})::date)
    filter (where ${ended}), 0)::integer as "closedDays"`;

/** A row of the summary: what was added up, and [R42] how well it ended. */
function rowOf({ closedCount, closedClaimed, closedRecovered, closedDays, ...sum }: Summed, today: LocalDate): RecordValues {
  const { party, type, month, ...amounts } = sum;
  const figures = claimFigures({ count: closedCount, claimed: closedClaimed, recovered: closedRecovered, days: closedDays });
  if (month === null) return { ...amounts, ...figures };
  const monthFrom = `${month}-01` as LocalDate;
  return { ...amounts, party, type, month, ...figures, monthFrom, monthTo: endOfMonth(monthFrom), before: addDays(today, -1) };
}

/** [R42] Claims in the caller's scope by party, type, month and currency; drafts that were withdrawn are none. */
export const claimSummaryTool: ToolHandler = async ({ parts, input }) => {
  const today = todayOf(parts.caller);
  const listed = (key: 'party' | 'type') => {
    const values = input[key] as readonly string[] | undefined;
    return sql`(${values === undefined} or t.${sql.ref(key)} = any(${values ?? []}::text[]))`;
  };
  const [from, to, supplier] = [input['from'] ?? null, input['to'] ?? null, input['supplier'] ?? null];
  const month = sql`to_char(t.created_at at time zone ${sql.lit(businessZone)}, 'YYYY-MM')`;
  const { rows } = await sql<Summed>`
    select t.party, t.type, ${month} as month, t.currency, ${sums(today)}
    from claim as t where ${seenRows(parts)} and not (${ended} and t.submitted_at is null) and ${listed('party')} and ${listed('type')}
      and (${supplier}::bigint is null or t.supplier = ${supplier}::bigint)
      and (${from}::text is null or t.created_at >= (${from} || '-01')::date::timestamp at time zone ${businessZone})
      and (${to}::text is null or t.created_at < ((${to} || '-01')::date + interval '1 month') at time zone ${businessZone})
    group by grouping sets ((t.party, t.type, ${month}, t.currency), (t.currency))
    order by month desc nulls first, t.party, t.type, t.currency limit ${mostRows}`.execute(parts.database);
  return ok({
    totals: rows.filter(({ month: of }) => of === null).map(row => rowOf(row, today)),
    lines: rows.filter(({ month: of }) => of !== null).map(row => rowOf(row, today)),
  });
};
