import type { Decimal, LocalDate } from '@axle/kernel';
import type { KnownFacts } from '@axle/logistics';
import { type RawBuilder, sql } from 'kysely';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import type { ReplayedOrder } from './replayed-orders.ts';

interface Row {
  readonly no: string;
  readonly day: LocalDate;
  readonly harbour: string | null;
  readonly warehouse: string;
  readonly market: string | null;
  readonly hazards: readonly string[];
  readonly skus: number;
  readonly cbm: Decimal | null;
  readonly kg: Decimal | null;
  readonly density: Decimal | null;
}

const factsOf = (row: Row): KnownFacts => {
  const known = {
    originHarbour: row.harbour,
    destMarket: row.market,
    destWarehouse: row.warehouse,
    totalCbm: row.cbm,
    totalKg: row.kg,
    densityKgM3: row.density,
    hazard: row.hazards,
    month: String(Number(row.day.slice(5, 7))),
    skuCount: String(row.skus),
  };
  return Object.fromEntries(Object.entries(known).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
};

/**
 * What the latest plans in the user's scope send to each destination, the newest first; of those that a condition over the plans `t` lets
 * through.
 */
export async function replayedPlans(
  parts: RecordParts,
  most: number,
  which: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<readonly ReplayedOrder[]> {
  const resource = parts.caller.registry.page('distributionPlan')?.page.resource;
  if (!resource) throw new Error('there is no page of plans');
  const { rows } = await sql<Row>`
    with latest as (
      select t.id, t.plan_no, t.created_at, t.ship_date, t.harbour from distribution_plan as t
      where t.state <> 'cancelled' and ${seenRows({ ...parts, resource, only: undefined })} and ${which}
      order by t.created_at desc, t.id desc limit ${most}),
    sent as (
      select d.record_id, d.to_node, array_agg(distinct k.hazard) as hazards, count(distinct d.sku)::integer as skus,
        case when bool_and(k.carton_cbm / k.carton_qty is not null) then round(sum(k.carton_cbm * d.qty / k.carton_qty), 6) end as cbm,
        case when bool_and(k.carton_gross_kg / k.carton_qty is not null) then round(sum(k.carton_gross_kg * d.qty / k.carton_qty),
        3) end as kg
      from distribution_plan_lines d join sku k on k.id = d.sku
      where d.record_id in (select id from latest) and d.qty > 0 group by d.record_id, d.to_node)
    select l.plan_no || '/' || w.code as no, coalesce(l.ship_date, l.created_at::date)::text as day, h.unlocode as harbour,
    w.code as warehouse, m.code as market,
      s.hazards, s.skus, s.cbm::text as cbm, s.kg::text as kg, round(s.kg / nullif(s.cbm, 0), 1)::text as density
    from latest l join sent s on s.record_id = l.id join warehouse w on w.id = s.to_node
    left join market m on m.id = w.market left join harbour h on h.id = l.harbour
    order by l.created_at desc, l.id desc, w.code`.execute(parts.database);
  return rows.map(row => ({ no: row.no, day: row.day, known: factsOf(row), parcel: {} }));
}
