import { ok } from '@axle/kernel';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { onPage } from '../../../platform/resources/on-page.ts';

/** What is promised and still to come, day by day of a month: lines, pieces and the volume of their cartons. */
export const calendarTool: ToolHandler = async ({ parts, input }) => {
  const lines = onPage(parts, 'currentDates');
  const first = `${String(input['month'])}-01`;
  const given = (key: string) => sql`${input[key] ?? null}::bigint`;
  const { rows: days } = await sql<{ day: string; lineCount: number; pieces: number; cbm: string }>`
    select t.promised_date as day, count(*)::integer as "lineCount", sum(t.open_qty)::integer as pieces,
      coalesce(round(sum(t.open_qty * k.carton_cbm / k.carton_qty), 3), 0) as cbm
    from delivery_line t join sku k on k.id = t.sku
    where ${seenRows(lines)} and t.promised_date >= ${first}::date and t.promised_date < ${first}::date + interval '1 month'
      and (${given('supplier')} is null or t.supplier = ${given('supplier')}) and (${given('buyer')} is null or t.buyer = ${given('buyer')})
    group by t.promised_date order by t.promised_date`.execute(parts.database);
  return ok({ days });
};
