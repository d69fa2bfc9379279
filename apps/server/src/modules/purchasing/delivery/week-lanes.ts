import { addDays, type LocalDate, ok, text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { laneMondays } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';

/** Most lines that stand in a week; all are counted. */
const mostInWeek = 50;

interface InWeek {
  readonly monday: LocalDate;
  readonly lineCount: number;
  readonly lateCount: number;
  readonly pieces: number;
}

/** What is known of a line: no step that was not reached. */
const known = (line: RecordValues): RecordValues => Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null));

/** [R93] What is still to come, by the ISO week of its promised date, week by week from that of a day. */
export const weekLanes: ToolHandler = async ({ parts, input }) => {
  const today = todayOf(parts.caller);
  const mondays = laneMondays(input['from'] as LocalDate);
  const [first, last] = [mondays[0]!, mondays.at(-1)!];
  const given = (key: string) => sql`${input[key] ?? null}::bigint`;
  const isAs = (key: string) => sql`(${given(key)} is null or ${sql.ref(`t.${key}`)} = ${given(key)})`;
  const asked = sql`${seenRows(parts)} and ${isAs('supplier')} and ${isAs('buyer')} and ${isAs('warehouse')}`;
  const within = sql`t.promised_date >= ${first}::date and t.promised_date < ${addDays(last, 7)}::date`;
  const start = sql`date_trunc('week', t.promised_date)::date`;
  const { rows: weeks } = await sql<InWeek>`
    select ${start} as monday, count(*)::integer as "lineCount",
      count(*) filter (where t.promised_date < ${today}::date)::integer as "lateCount", sum(t.open_qty)::integer as pieces
    from delivery_line t where ${asked} and ${within} group by 1 order by 1`.execute(parts.database);
  const { rows: earlier } = await sql<{ lines: number }>`
    select count(*)::integer as lines from delivery_line t where ${asked} and t.promised_date < ${first}::date`.execute(parts.database);
  const { rows } = await sql<RecordValues & { readonly zh: string; readonly en: string | null }>`
    select g.id, o.order_no as "orderNo", g.order_line as "orderLine", k.sku as "skuCode", s.name_zh as zh, s.name_en as en,
      g.open_qty as "openQty", g.promised_date as "promisedDate", g.risk, g.next_step as "nextStep", g.lead_days as "leadDays",
      g.material_on as "materialOn", g.start_on as "startOn", g.half_on as "halfOn", g.finish_on as "finishOn",
      g.inspected_on as "inspectedOn", g.packed_on as "packedOn", g.shipped_on as "shippedOn"
    from (select t.*, row_number() over (partition by ${start} order by t.promised_date, t.id) as place
      from delivery_line t where ${asked} and ${within}) g
    join purchase_order o on o.id = g.purchase_order join sku k on k.id = g.sku join supplier s on s.id = g.supplier
    where g.place <= ${mostInWeek} order by g.promised_date, g.id`.execute(parts.database);
  const found = new Map(weeks.map(week => [week.monday, week]));
  return ok({
    earlier: earlier[0]!.lines,
    weeks: mondays.map(monday => found.get(monday) ?? { monday, lineCount: 0, lateCount: 0, pieces: 0 }),
    lines: rows.map(({ zh, en, ...line }): RecordValues => ({ ...known(line), supplierName: text(zh, en ?? zh) })),
  });
};
