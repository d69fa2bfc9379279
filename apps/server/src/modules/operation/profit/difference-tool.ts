import { ok, refuse, text } from '@axle/kernel';
import type { Line } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

const backwards = { code: 'DAYS_BACKWARDS', field: 'to', message: text('结束日期早于开始日期', 'The end date is before the start date') };

/** What was first estimated of items against what was billed, of the orders that the caller sees. */
const difference: ToolHandler = async ({ parts, input }) => {
  const [from, to, platform] = [String(input['from']), String(input['to']), (input['platform'] as string | undefined) ?? null];
  const stores = (input['store'] as readonly number[] | undefined) ?? null;
  if (to < from) return refuse(backwards);
  const { rows } = await sql<Line & { orders: number }>`
    with chosen as (
      select t.id, t.currency from order_profit t where t.shipped_at >= ${from}::date and t.shipped_at < ${to}::date + 1
        and (${platform}::text is null or t.platform = ${platform}) and (${stores}::bigint[] is null or t.store = any(${stores}::bigint[]))
        and ${seenRows(parts)}
    ), billed as (
      select i.record_id as id, c.currency, i.order_line, i.sku, i.item, sum(i.amount) as actual
      from chosen c join order_profit_items i on i.record_id = c.id
      group by 1, 2, 3, 4, 5 having bool_or(i.basis = 'actual' and i.source in ('settlement', 'carrierBill'))
    ), compared as (
      select b.*, coalesce((select h.before from order_profit_changes h where h.record_id = b.id and h.order_line = b.order_line
        and h.sku = b.sku and h.item = b.item order by h.line_no limit 1), b.actual) as estimated
      from billed b
    )
    select item, currency, count(distinct id)::integer as orders, trim_scale(sum(estimated))::text as estimated,
      trim_scale(sum(actual))::text as actual, trim_scale(sum(actual - estimated))::text as difference,
      round(sum(actual - estimated) * 100 / nullif(abs(sum(estimated)), 0), 2)::text as percent
    from compared group by item, currency order by currency, item`.execute(parts.database);
  const items = rows.map(row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
  return ok({ orders: Math.max(0, ...rows.map(({ orders }) => orders)), items });
};

/** Tools of the profits of orders. */
export const profitTools: ToolHandlers = { 'orderProfit.tab3': difference };
