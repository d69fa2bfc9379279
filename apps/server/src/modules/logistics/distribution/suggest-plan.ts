import { type Destination, distribute, needOf } from '@axle/logistics';
import type { Decimal, Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { lastWeeks } from '../../planning/safety/sales-weeks.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { planRefusals } from './plan-refusals.ts';

/** Weeks of sales that the daily sales are counted over. */
const salesWeeks = 8;
/** Most SKUs of a plan that was begun without lines. */
const mostSkus = 100;

interface Pair {
  readonly sku: number;
  readonly toNode: number;
  readonly code: string;
  readonly destKind: string | null;
  readonly cartonQty: number;
  readonly ready: number;
  readonly daily: Decimal;
  readonly have: number;
  readonly cartons: number | null;
  readonly loose: number;
  readonly reason: string | null;
  readonly locked: boolean;
}

/** The SKUs and destinations of a plan, or where it has none those that are ready and the warehouses abroad that sell them. */
async function pairsOf(
  transaction: Transaction<Tables>,
  plan: number,
  fromNode: number,
  weeks: readonly string[],
): Promise<readonly Pair[]> {
  const { rows } = await sql<Pair>`
    with
      lines as (select * from distribution_plan_lines where record_id = ${plan}),
      places as (
        select distinct to_node as id from lines
        union select n.warehouse from plan_node n join warehouse w on w.id = n.warehouse
        where not exists (select from lines) and w.status = 1 and n.status = 1 and n.kind <> 'cn' and n.warehouse <> ${fromNode}
      ),
      sold as (
        select s.sku, n.warehouse as place, (sum(s.units) / ${salesWeeks * 7}::numeric)::numeric(12, 3) as daily
        from weekly_sales s join plan_node n on n.id = s.node where s.week = any(${[...weeks]}::text[]) and n.warehouse in (select id
        from places)
        group by s.sku, n.warehouse
      ),
      skus as (
        select distinct sku as id from lines
        union (
          select i.sku from stock_item i join sku s on s.id = i.sku
          where not exists (select from lines) and i.warehouse = ${fromNode} and i.available - i.unallocated >= coalesce(s.carton_qty, 1)
            and s.sales_status in ('new', 'onSale') and exists (select from sold where sold.sku = i.sku and sold.daily > 0)
          order by (select sum(daily) from sold where sold.sku = i.sku) desc, i.sku limit ${mostSkus}
        )
      )
    select k.id as sku, p.id as "toNode", w.code, l.dest_kind as "destKind", coalesce(l.carton_qty, s.carton_qty, 1) as "cartonQty",
      coalesce(greatest(0, f.available - f.unallocated), 0)::integer as ready, coalesce(d.daily, 0)::text as daily,
      coalesce(h.available + h.reserved + h.qc_hold + h.in_transit, 0)::integer as have,
      l.cartons, coalesce(l.loose, 0) as loose, l.reason, coalesce(l.locked, false) as locked
    from skus k cross join places p join sku s on s.id = k.id join warehouse w on w.id = p.id
    left join lines l on l.sku = k.id and l.to_node = p.id
    left join sold d on d.sku = k.id and d.place = p.id
    left join stock_item f on f.warehouse = ${fromNode} and f.sku = k.id
    left join stock_item h on h.warehouse = p.id and h.sku = k.id
    order by l.line_no nulls last, s.sku, w.code`.execute(transaction);
  return rows;
}

/** A pair with what it needs and what it is given. */
interface Suggested extends Pair {
  readonly need: number;
  readonly suggested: number;
}

/** [DL1] Distributes each SKU over its destinations; locked lines keep what they have and their share of the ready stock. */
function suggestAll(pairs: readonly Pair[], horizon: number): readonly Suggested[] {
  return [...Map.groupBy(pairs, ({ sku }) => sku).values()].flatMap(own => {
    const { cartonQty, ready } = own[0]!;
    const held = own.reduce((sum, pair) => sum + (pair.locked ? (pair.cartons ?? 0) * cartonQty : 0) + pair.loose, 0);
    const free = own.filter(({ locked }) => !locked);
    const places: readonly Destination[] = free.map(({ code: key, daily, have, loose }) => ({
      key,
      daily,
      have: have + loose,
      priority: 1,
    }));
    const given = distribute(Math.max(0, Math.floor((ready - held) / cartonQty)), cartonQty, places, horizon);
    return own.map(pair => ({
      ...pair,
      need: needOf(pair, horizon),
      suggested: pair.locked ? (pair.cartons ?? 0) : given.ok ? (given.value.get(pair.code) ?? 0) : 0,
    }));
  });
}

/** [DL1] Recomputes the lines of drafts from ready stock, sales and stock of the destinations. */
export const suggestPlan: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, plans) => {
    const refused = new Map<number, Refusal>();
    const weeks = lastWeeks(todayOf(parts.caller), salesWeeks);
    for (const plan of plans) {
      const refusal = plan['state'] === 'draft' ? await suggest(transaction, plan) : planRefusals.notDraft;
      if (refusal) refused.set(plan.id, refusal);
    }
    return refused;

    async function suggest(within: Transaction<Tables>, plan: RecordRow): Promise<Refusal | undefined> {
      const all = suggestAll(await pairsOf(within, plan.id, Number(plan['fromNode']), weeks), Number(plan['horizonDays']));
      const kept = all.filter(({ cartons, need, suggested }) => cartons !== null || (need > 0 && suggested > 0));
      if (kept.length === 0) return planRefusals.nothingReady;
      const lines = kept.map(({ sku, toNode, destKind, suggested, locked, reason }) => ({
        sku,
        toNode,
        cartons: suggested,
        ...(destKind === null ? {} : { destKind }),
        ...(locked && reason !== null ? { reason } : {}),
      }));
      await updateRows(within, { ...parts, database: within }, [{ before: plan, after: { ...plan, lines } }], { action: 'update' });
      const worked = kept.map(({ sku, toNode, need, daily, have, suggested }) => ({ sku, to_node: toNode, need, daily, have, suggested }));
      await sql`
        update distribution_plan_lines l set version = l.version + 1, need = g.need, daily_sales = g.daily, have = g.have,
          suggested_cartons = g.suggested
        from json_to_recordset(${JSON.stringify(worked)}::json) as g(sku bigint, to_node bigint, need integer, daily numeric, have integer,
        suggested integer)
        where l.record_id = ${plan.id} and l.sku = g.sku and l.to_node = g.to_node`.execute(within);
      return undefined;
    }
  });
