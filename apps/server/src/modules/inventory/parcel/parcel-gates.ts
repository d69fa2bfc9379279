import { type BoxedItem, refuseAddress, refuseBox, type ShipTo } from '@axle/inventory';
import type { Refusal } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { LockedParcel } from './lock-parcel.ts';
import { weightOut } from './parcel-refusals.ts';

/** What the gates look at of a parcel. */
export type GatedParcel = Pick<LockedParcel, 'id' | 'expectedG' | 'actualG' | 'weightOk' | 'overrideBy'>;

interface Gated extends ShipTo {
  readonly items: readonly { readonly unitG: number | null; readonly qty: number; readonly sides: readonly (string | null)[] }[];
  readonly inner: readonly (string | null)[] | null;
  readonly tareG: number | null;
  readonly maxLoadG: number | null;
}

/**
 * [R11f] All that stands against a waybill for a parcel and against closing it, once it is boxed and weighed: its box, its weight, the
 * address. Nothing where another person let it pass.
 */
export async function closedGates(database: Kysely<Tables>, parcel: GatedParcel): Promise<readonly Refusal[]> {
  if (parcel.overrideBy !== null) return [];
  const { rows } = await sql<Gated>`
    select o.out_type as "outType", o.to_warehouse as "toWarehouse", k.iso2 as country, o.receiver, o.address, o.city, o.postcode,
      case when m.kind = 'carton' then jsonb_build_array(m.inner_l::text, m.inner_w::text, m.inner_h::text) end as inner,
      m.tare_g as "tareG", round(m.max_load_kg * 1000)::integer as "maxLoadG",
      (select jsonb_agg(jsonb_build_object('qty', l.qty, 'unitG', round(s.unit_gross_kg * 1000)::integer,
        'sides', jsonb_build_array(s.unit_l::text, s.unit_w::text, s.unit_h::text))) from parcel_lines l join sku s on s.id = l.sku
        where l.record_id = p.id) as items
    from parcel p join outbound o on o.outbound_no = p.outbound_no join country k on k.id = o.country
    left join packing_material m on m.id = p.carton where p.id = ${parcel.id}`.execute(database);
  const [found] = rows;
  if (!found) return [];
  const box = refuseBox(boxedOf(found, parcel.actualG));
  const weight = parcel.weightOk === false ? weightOut(parcel.expectedG ?? undefined, parcel.actualG!) : undefined;
  return [box, weight, refuseAddress(found)].filter(refusal => refusal !== undefined);
}

/** The box and its goods, as far as their sizes are known. */
function boxedOf({ items, inner, tareG, maxLoadG }: Gated, actualG: number | null) {
  const measured = items.every(({ sides }) => sides.every(side => side !== null));
  const known = inner?.every(side => side !== null) === true;
  return {
    ...(measured ? { items: items.map(({ unitG, ...item }) => ({ ...item, unitG: unitG ?? 0 })) as unknown as readonly BoxedItem[] } : {}),
    ...(known ? { inner: inner as unknown as BoxedItem['sides'] } : {}),
    ...(maxLoadG === null ? {} : { maxLoadG }),
    ...(actualG === null ? {} : { loadG: actualG - (tareG ?? 0) }),
  };
}
