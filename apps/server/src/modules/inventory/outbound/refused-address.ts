import { refuseAddress, type ShipTo } from '@axle/inventory';
import type { Refusal } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** [R11f] The address gate of an order that is not packed yet. */
export async function refusedAddress(database: Kysely<Tables>, outbound: number): Promise<Refusal | undefined> {
  const { rows } = await sql<ShipTo>`
    select o.out_type as "outType", o.to_warehouse as "toWarehouse", k.iso2 as country, o.receiver, o.address, o.city, o.postcode
    from outbound o join country k on k.id = o.country where o.id = ${outbound}`.execute(database);
  return rows[0] && refuseAddress(rows[0]);
}
