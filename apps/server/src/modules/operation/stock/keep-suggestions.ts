import type { Decimal } from '@axle/kernel';
import type { TransferFigures, TransferReason } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A transfer that would even out the cover of two warehouses. */
export interface Suggestion extends TransferFigures {
  readonly sku: number;
  readonly from: number;
  readonly to: number;
  readonly qty: number;
  readonly cartons: number;
  readonly carton: number;
  readonly fromCover: Decimal | undefined;
  readonly toCover: Decimal | undefined;
  readonly coverAfter: Decimal | undefined;
  readonly saved: Decimal | undefined;
  /** The truck or channel that the cost is of. */
  readonly costBy: string | undefined;
  readonly reason: TransferReason;
}

/** Days for which a rejected suggestion is not made again. */
const silence = '14 days';

/** Keeps what should move now as open suggestions; those that no longer hold go, and what was rejected lately is not made again. */
export async function keepSuggestions(database: Kysely<Tables>, now: Date, rows: readonly Suggestion[]): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as g (sku bigint, "from" bigint, "to" bigint, qty integer,
    cartons integer, carton integer, "fromCover" numeric, "toCover" numeric, "coverAfter" numeric, cost numeric, air numeric,
    margin numeric, saved numeric, reason text, "costBy" text)`;
  await sql`
    delete from transfer_suggestion t where t.state = 'open' and not exists (
      select from ${given} where g.sku = t.sku and g."from" = t.from_warehouse and g."to" = t.to_warehouse)`.execute(database);
  await sql`
    insert into transfer_suggestion as t (sku, from_warehouse, to_warehouse, qty, cartons, carton_qty, from_cover, to_cover, cover_after,
      unit_cost, unit_air, unit_margin, unit_saved, cost, saving, reason, cost_by, suggested_at)
    select g.sku, g."from", g."to", g.qty, g.cartons, g.carton, g."fromCover", g."toCover", g."coverAfter", g.cost, g.air, g.margin,
      g.saved, g.cost * g.qty, (g.saved - g.cost) * g.qty, g.reason, g."costBy",
      ${now}::timestamptz
    from ${given} where not exists (select from transfer_suggestion r where r.sku = g.sku and r.from_warehouse = g."from"
      and r.to_warehouse = g."to" and r.state = 'rejected' and r.decided_at > ${now}::timestamptz - ${silence}::interval)
    on conflict (sku, from_warehouse, to_warehouse) where state = 'open' do update set qty = excluded.qty, cartons = excluded.cartons,
      carton_qty = excluded.carton_qty, from_cover = excluded.from_cover, to_cover = excluded.to_cover, cover_after = excluded.cover_after,
      unit_cost = excluded.unit_cost, unit_air = excluded.unit_air, unit_margin = excluded.unit_margin, unit_saved = excluded.unit_saved,
      cost = excluded.cost, saving = excluded.saving, reason = excluded.reason, cost_by = excluded.cost_by,
      version = t.version + 1
    where (t.qty, t.carton_qty, t.from_cover, t.to_cover, t.unit_cost, t.unit_air, t.unit_margin, t.reason, t.cost_by) is distinct from
      (excluded.qty, excluded.carton_qty, excluded.from_cover, excluded.to_cover, excluded.unit_cost, excluded.unit_air,
        excluded.unit_margin, excluded.reason, excluded.cost_by)`.execute(database);
}
