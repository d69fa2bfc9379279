import { ok } from '@axle/kernel';
import { sql } from 'kysely';
import type { ToolHandler, ToolHandlers } from '../resources/calls/tool-handler.ts';
import { seenRows } from '../resources/data-scope.ts';

/** [M2] Where the pieces of a SKU lay in a warehouse at a moment, by the clock of booking or by the day of business. */
const atMoment: ToolHandler = async ({ parts, input }) => {
  const at = String(input['at'] ?? parts.caller.now.toISOString());
  const [sku, warehouse] = [Number(input['sku']), Number(input['warehouse'])];
  const by =
    input['clock'] === 'business'
      ? sql`m.biz_date <= (${at}::timestamptz at time zone (select timezone from warehouse where id = ${warehouse}))::date`
      : sql`m.posted_at <= ${at}::timestamptz`;
  const { rows } = await sql<{ bin: number; stock_status: string; qty: number }>`
    select m.bin, m.status as stock_status, sum(m.qty_delta)::integer as qty from stock_move m
    where m.warehouse = ${warehouse} and m.sku = ${sku} and ${by}
      and exists (select from stock_item_shown t where t.warehouse = m.warehouse and t.sku = m.sku and ${seenRows(parts)})
    group by 1, 2 having sum(m.qty_delta) <> 0 order by 1, 2 limit 2000`.execute(parts.database);
  const sum = (held: (status: string) => boolean) => rows.filter(row => held(row.stock_status)).reduce((total, { qty }) => total + qty, 0);
  return ok({
    onHand: sum(status => status !== 'in_transit'),
    inTransit: sum(status => status === 'in_transit'),
    lines: rows.map(({ bin, stock_status: stockStatus, qty }) => ({ bin, stockStatus, qty })),
  });
};

/** The tools over stock. */
export const stockTools: ToolHandlers = { 'stockBalance.atMoment': atMoment };
