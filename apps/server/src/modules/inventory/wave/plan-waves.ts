import { buildWaves, type PlannedWave, type WaveOrder, type WaveRule } from '@axle/inventory';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** m³ that a picker's cart takes. */
export const cartVolume = 2;

/** Which orders waves are built of: those that wait to be picked and fulfil a condition over `o`. */
export async function planWaves(
  database: Kysely<Tables>,
  now: Date,
  which: RawBuilder<unknown>,
  rule: WaveRule,
): Promise<readonly PlannedWave[]> {
  const { rows } = await sql<WaveOrder>`
    select o.id, o.warehouse, o.out_type as "outType", coalesce(c.courier, 0) as courier, coalesce(to_char(k.at at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '') as "cutoffAt",
      (select jsonb_agg(jsonb_build_object('sku', l.sku, 'qty', l.qty) order by l.line_no) from outbound_lines l
      where l.record_id = o.id) as lines,
      (select coalesce(sum(l.qty * s.carton_cbm / s.carton_qty), 0)::float8 from outbound_lines l join sku s on s.id = l.sku
      where l.record_id = o.id) as volume
    from outbound o join warehouse w on w.id = o.warehouse left join logistics_channel c on c.id = o.channel
    cross join lateral (
      select (${now}::timestamptz at time zone w.timezone) as here, (o.ship_by at time zone w.timezone) as due,
      w.cutoff_time::time as cutoff
    ) t
    cross join lateral (
      select (greatest(t.here::date + case when t.here::time > t.cutoff then 1 else 0 end,
        t.due::date - case when t.due::time < t.cutoff then 1 else 0 end) + t.cutoff) at time zone w.timezone as at
    ) k
    where o.status = 'allocated' and ${which}
    order by o.priority, o.ship_by, o.id`.execute(database);
  return buildWaves(rows, rule);
}
