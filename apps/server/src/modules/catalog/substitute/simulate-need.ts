import { type Material, resolveMaterial, type SkuSalesStatus } from '@axle/catalog';
import { type Decimal, fill, type LocalDate, ok, refuse } from '@axle/kernel';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';

interface StoredMaterial {
  readonly policy: 'whole' | 'split';
  readonly sku: string;
  readonly status: SkuSalesStatus;
  readonly ratio: string | null;
  readonly until: string | null;
  readonly stock: number;
}

const noArea = { zh: '{day}该市场没有此替代组的主料', en: 'On {day} this market has no main part for the group' };

/** How a need is covered on a day by the main part of a market and its substitutes, with the stock of the market. */
export const simulateNeed: ToolHandler = async ({ parts, input }) => {
  const day = (input['day'] as LocalDate | undefined) ?? todayOf(parts.caller);
  const { rows } = await sql<StoredMaterial>`
    select t.policy, k.sku, k.sales_status as status, m.ratio, m.stop_date as until, market_stock(t.market, k.id) as stock
    from material_area t
    cross join lateral (
      select t.main_sku as sku, -1 as place
      union all select o.sku, o.line_no from material_area_order o where o.record_id = t.id and o.sku <> t.main_sku) as taken
    join sku k on k.id = taken.sku
    left join sku_substitute_members m on m.record_id = t.sku_group and m.sku = taken.sku
    where ${seenRows(parts)} and t.status = 1 and t.market = ${input['market']} and t.sku_group = ${input['group']}
      and t.effective_from <= ${day}::date and (t.effective_to is null or t.effective_to >= ${day}::date)
    order by taken.place`.execute(parts.database);
  const [first] = rows;
  if (!first) return refuse({ code: 'NO_AREA', message: fill(noArea, { day }) });
  const materials = rows.map(({ sku, status, ratio, until }): Material => ({
    sku,
    status,
    ratio: (ratio ?? '1') as Decimal,
    ...(until === null ? {} : { until: until as LocalDate }),
  }));
  const stock = new Map(rows.map(row => [row.sku, row.stock]));
  const { taken, covered, short, skipped } = resolveMaterial({ materials, policy: first.policy }, input['need'] as number, stock, day);
  return ok({
    policy: first.policy,
    covered,
    short,
    lines: materials.map(({ sku, ratio }, at) => {
      const used = taken.find(one => one.sku === sku);
      const passed = skipped.find(one => one.sku === sku);
      return {
        sku,
        role: at === 0 ? 'main' : 'substitute',
        ratio,
        available: stock.get(sku),
        pieces: used?.pieces ?? 0,
        covers: used?.covers ?? 0,
        ...(passed ? { skipped: passed.why } : {}),
      };
    }),
  });
};
