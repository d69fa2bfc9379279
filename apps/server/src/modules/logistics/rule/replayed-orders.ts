import { type Decimal, type LocalDate, multiply, sum } from '@axle/kernel';
import { type KnownFacts, parcelFacts } from '@axle/logistics';
import { type RawBuilder, sql } from 'kysely';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import type { QuotedParcel } from './last-mile-book.ts';

/** An order that left or is to leave a warehouse, as rules are asked of it. */
export interface ReplayedOrder {
  readonly no: string;
  readonly day: LocalDate;
  readonly known: KnownFacts;
  readonly parcel: Omit<QuotedParcel, 'residential'>;
}

interface Row {
  readonly no: string;
  readonly day: LocalDate;
  readonly warehouse: string;
  readonly platform: string | null;
  readonly store: string | null;
  readonly country: string;
  readonly state: string | null;
  readonly zone_group: string | null;
  readonly zip: string | null;
  readonly po_box: boolean;
  readonly skus: readonly string[];
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly hazards: readonly string[];
  readonly lines: number;
  readonly qty: number;
  readonly kg: Decimal | null;
  readonly cbm: Decimal | null;
  readonly sides: readonly Decimal[] | null;
  readonly parcel_kg: Decimal | null;
}

/** Pounds, boxes and addresses of an order; of a parcel that was packed by its own measures, of one piece by those of its SKU. */
function orderOf(row: Row): ReplayedOrder {
  const sides = row.sides?.length === 3 ? (row.sides as unknown as readonly [Decimal, Decimal, Decimal]) : undefined;
  const kg = row.parcel_kg ?? row.kg ?? undefined;
  const or = <Value>(key: string, value: Value | null | undefined) => (value === null || value === undefined ? {} : { [key]: value });
  const known: KnownFacts = {
    warehouse: row.warehouse,
    destCountry: row.country,
    ...or('platform', row.platform),
    ...or('store', row.store),
    ...or('destState', row.state),
    ...or('zoneGroup', row.zone_group),
    ...or('zip3', row.zip?.replace(/\s/g, '').slice(0, 3)),
    isPoBox: String(row.po_box),
    category: row.categories,
    sku: row.skus,
    brand: row.brands,
    hazard: row.hazards,
    lines: String(row.lines),
    totalQty: String(row.qty),
    ...or('totalKg', row.kg),
    ...or('totalCbm', row.cbm),
    ...parcelFacts(sides, kg),
  };
  const parcel = {
    warehouse: row.warehouse,
    ...or('zip', row.zip),
    ...or('state', row.state),
    ...(sides ? { sides } : {}),
    ...(kg ? { kg } : {}),
  };
  return { no: row.no, day: row.day, known, parcel };
}

/** The latest orders of sales in the user's scope, the newest first; of those that a condition over the orders `t` lets through. */
export async function replayedOrders(
  parts: RecordParts,
  most: number,
  which: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<readonly ReplayedOrder[]> {
  const resource = parts.caller.registry.page('logoutStock')?.page.resource;
  if (!resource) throw new Error('there is no page of outbound orders');
  const { rows } = await sql<Row>`
    with latest as (
      select t.id, t.outbound_no, t.created_at, t.warehouse, t.store, t.country, t.state, t.postcode, t.address
      from outbound as t where t.out_type = 'sale' and t.status <> 'cancelled' and ${seenRows({ ...parts, resource, only: undefined })}
      and ${which}
      order by t.created_at desc, t.id desc limit ${most}),
    goods as (
      select o.record_id, count(*)::integer as lines, sum(o.qty)::integer as qty, array_agg(distinct s.sku) as skus,
        array_agg(distinct g.code) as categories, array_agg(distinct b.code) as brands, array_agg(distinct s.hazard) as hazards,
        case when bool_and(s.unit_gross_kg is not null) then sum(s.unit_gross_kg * o.qty) end as kg,
        case when bool_and(s.unit_l * s.unit_w * s.unit_h is not null) then round(sum(s.unit_l * s.unit_w * s.unit_h * o.qty) / 1000000,
        6) end as cbm,
        case when sum(o.qty) = 1 and bool_and(s.unit_l * s.unit_w * s.unit_h is not null) then array[max(s.unit_l), max(s.unit_w),
        max(s.unit_h)]::text[] end as sides
      from outbound_lines o join sku s on s.id = o.sku join category g on g.id = s.category join brand b on b.id = s.brand
      where o.record_id in (select id from latest) group by o.record_id)
    select l.outbound_no as no, l.created_at::date::text as day, w.code as warehouse, e.platform, e.code as store, c.iso2 as country,
    l.state,
      r.zone_group, l.postcode as zip, coalesce(l.address ~* '\\mp\\.?\\s*o\\.?\\s*box\\M', false) as po_box,
      k.skus, k.categories, k.brands, k.hazards, k.lines, k.qty, k.kg::text as kg, k.cbm::text as cbm,
      case when p.id is null then k.sides else array[p.length_cm, p.width_cm, p.height_cm]::text[] end as sides,
      round(p.actual_g / 1000.0, 3)::text as parcel_kg
    from latest l join goods k on k.record_id = l.id join warehouse w on w.id = l.warehouse join country c on c.id = l.country
    left join store e on e.id = l.store left join state r on r.country = l.country and r.abbr = upper(l.state)
    left join lateral (
      select q.id, q.length_cm, q.width_cm, q.height_cm, q.actual_g from parcel q
      where q.outbound_no = l.outbound_no and q.state <> 'voided' and q.length_cm is not null and q.actual_g is not null order by q.id
      limit 1) p on true
    order by l.created_at desc, l.id desc`.execute(parts.database);
  return rows.map(orderOf);
}

/** The total cost of an order: the sum of the known costs. */
export const costSum = (costs: readonly (Decimal | undefined)[]): Decimal => sum(costs.filter(cost => cost !== undefined));

/** A share in percent, to one digit. */
export const shareOf = (part: number, whole: number): Decimal =>
  whole === 0 ? ('0' as Decimal) : multiply(String(Math.round((part * 1000) / whole)) as Decimal, '0.1' as Decimal);
