import { ok, refuse, text } from '@axle/kernel';
import { returnRate } from '@axle/operation';
import type { Line } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

const backwards = { code: 'DAYS_BACKWARDS', field: 'to', message: text('结束日期早于开始日期', 'The end date is before the start date') };

interface Analysed {
  readonly skus: readonly {
    readonly sku: number;
    readonly shipped: number;
    readonly returned: number;
    readonly notFit: number;
    readonly defective: number;
  }[];
  readonly reasons: readonly { readonly reason: string; readonly returned: number }[];
  readonly vehicles: readonly Line[];
  readonly outcomes: readonly { readonly disposition: string; readonly returned: number }[];
  readonly refunds: readonly Line[];
  readonly shipped: number;
  readonly returned: number;
}

const rated = (returned: number, shipped: number) => {
  const rate = returnRate(returned, shipped);
  return rate === undefined ? {} : { rate };
};
const total = (rows: readonly { readonly returned: number }[]): number => rows.reduce((sum, { returned }) => sum + returned, 0);

/** [O8h] What came back within 60 days of what was shipped in some days, of the stores that the caller sees. */
const analyse: ToolHandler = async ({ parts, input }) => {
  const [from, to] = [String(input['from']), String(input['to'])];
  const stores = (input['store'] as readonly number[] | undefined) ?? null;
  if (to < from) return refuse(backwards);
  const { rows } = await sql<Analysed>`
    with cohort as (
      select t.id, t.shipped_at from sales_order t where t.shipped_at >= ${from}::date and t.shipped_at < ${to}::date + 1
        and t.kind not in ('resend', 'sample') and t.status in ('shipped', 'delivered', 'merged')
        and (${stores}::bigint[] is null or t.store = any(${stores}::bigint[])) and ${seenRows(parts)}
    ), gone as (
      select p.sku, sum(case when p.shipped_qty > 0 then p.shipped_qty else p.qty end)::integer as shipped
      from cohort c join sales_order_piece p on p.sales_order = c.id group by 1
    ), own as (
      select r.* from cohort c join return_order r on r.sales_order = c.id
      where r.status not in ('refused', 'cancelled') and r.created_at < c.shipped_at + interval '60 days'
    ), back as (
      select r.reason, r.vehicle, l.sku, l.qty_auth as qty from own r join return_order_lines l on l.record_id = r.id
    ), skus as (
      select g.sku, g.shipped, sum(b.qty)::integer as returned,
        coalesce(sum(b.qty) filter (where b.reason = 'notFit'), 0)::integer as "notFit",
        coalesce(sum(b.qty) filter (where b.reason = 'defective'), 0)::integer as defective
      from gone g join back b on b.sku = g.sku group by 1, 2 order by returned desc, g.sku limit 500
    ), reasons as (select reason, sum(qty)::integer as returned from back group by 1 order by returned desc, 1),
    vehicles as (
      select vehicle, sum(qty)::integer as returned from back where reason = 'notFit' and vehicle is not null
      group by 1 order by returned desc, 1 limit 200
    ), outcomes as (
      select g.disposition, sum(g.qty)::integer as returned from own r join return_order_grades g on g.record_id = r.id
      where g.disposition is not null group by 1 order by returned desc, 1
    ), refunds as (
      select r.currency, count(distinct r.id)::integer as returns, trim_scale(sum(x.amount + x.core_amount))::text as amount
      from own r join return_order_refunds x on x.record_id = r.id and x.state = 'done' group by 1 order by 1
    )
    select coalesce((select sum(shipped) from gone), 0)::integer as shipped, coalesce((select sum(qty) from back), 0)::integer as returned,
      coalesce((select json_agg(s) from skus s), '[]') as skus, coalesce((select json_agg(s) from reasons s), '[]') as reasons,
      coalesce((select json_agg(s) from vehicles s), '[]') as vehicles, coalesce((select json_agg(s) from outcomes s), '[]') as outcomes,
      coalesce((select json_agg(s) from refunds s), '[]') as refunds`.execute(parts.database);
  const { shipped, returned, skus, reasons, vehicles, outcomes, refunds } = rows[0]!;
  const settled = total(outcomes);
  return ok({
    shipped,
    returned,
    ...rated(returned, shipped),
    skus: skus.map(row => ({ ...row, ...rated(row.returned, row.shipped) })),
    reasons: reasons.map((row, at) => {
      const cumulative = returnRate(total(reasons.slice(0, at + 1)), returned);
      return { ...row, ...rated(row.returned, returned), ...(cumulative === undefined ? {} : { cumulative }) };
    }),
    vehicles,
    outcomes: outcomes.map(row => ({ ...row, ...rated(row.returned, settled) })),
    refunds,
  });
};

/** Tools of returns. */
export const returnTools: ToolHandlers = { 'operationReturn.tab6': analyse };
