import { ok } from '@axle/kernel';
import { sql } from 'kysely';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { planningTool } from './planning-stock-tool.ts';

interface Held {
  readonly bin: number;
  readonly stock_status: string;
  readonly qty: number;
}

/** [M2] Where the pieces of a SKU lay in a warehouse at a moment, by the clock of booking or by the day of business. */
const atMoment: ToolHandler = async ({ parts, input }) => {
  const at = String(input['at'] ?? parts.caller.now.toISOString());
  const [sku, warehouse] = [Number(input['sku']), Number(input['warehouse'])];
  const moved =
    input['clock'] === 'business'
      ? sql<Held>`
          with asked as (select (${at}::timestamptz at time zone w.timezone)::date as day from warehouse w where w.id = ${warehouse}),
            base as (select b.month, b.until from asked a, last_stock_snapshot(a.day) b)
          select m.bin, m.status as stock_status, m.qty_delta as qty from stock_move m, asked a, base b
          where m.warehouse = ${warehouse} and m.sku = ${sku} and m.biz_date > b.until and m.biz_date <= a.day
          union all
          select s.bin, s.status, s.qty from stock_snapshot s join base b on b.month = s.month where s.warehouse = ${warehouse}
          and s.sku = ${sku}`
      : sql<Held>`
          select k.bin, k.status as stock_status, l.qty from stock_balance k cross join lateral (
            select m.balance_after as qty from stock_move m
            where m.warehouse = k.warehouse and m.sku = k.sku and m.bin = k.bin and m.status = k.status
            and m.posted_at <= ${at}::timestamptz
            order by m.posted_at desc, m.seq desc limit 1
          ) l where k.warehouse = ${warehouse} and k.sku = ${sku}`;
  const { rows } = await sql<Held>`
    select h.bin, h.stock_status, sum(h.qty)::integer as qty from (${moved}) h
    where exists (select from stock_item_list t where t.warehouse = ${warehouse} and t.sku = ${sku} and ${seenRows(parts)})
    group by 1, 2 having sum(h.qty) <> 0 order by 1, 2 limit 2000`.execute(parts.database);
  const sum = (held: (status: string) => boolean) => rows.filter(row => held(row.stock_status)).reduce((total, { qty }) => total + qty, 0);
  return ok({
    onHand: sum(status => status !== 'in_transit'),
    inTransit: sum(status => status === 'in_transit'),
    lines: rows.map(({ bin, stock_status: stockStatus, qty }) => ({ bin, stockStatus, qty })),
  });
};

/** The tools over stock. */
export const stockTools: ToolHandlers = { 'stockBalance.atMoment': atMoment, 'stockBalance.planning': planningTool };
