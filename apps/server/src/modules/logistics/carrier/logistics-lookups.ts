import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import type { MainCall } from '../../../platform/gateways/main/main-call.ts';
import { mayReadReferred } from '../../../platform/resources/known-texts.ts';
import type { LookupCallParts } from '../../../platform/lookups/lookup-calls.ts';
import { named, namedList } from '../../../platform/lookups/named-list.ts';

/** The lists of channels, carriers within China and shipping products that other programs ask by name. */
export function logisticsLookupCalls(parts: LookupCallParts): readonly MainCall[] {
  const { database } = parts;
  return [
    namedList(parts, mainPaths.transferLogistics, 'logisticsChannel', async (caller, target, records) => {
      const { rows } = await sql<{ id: number; courier: number }>`select id, courier from logistics_channel`.execute(database);
      const couriers = new Map(mayReadReferred(target, caller, 'courier') ? rows.map(({ id, courier }) => [id, courier]) : []);
      return records.map(record => ({ ...named(caller, record), courier: couriers.get(record.id) }));
    }),
    namedList(parts, mainPaths.domesticCarriers, 'carrier', async (caller, target, records) => {
      const { rows } = await sql<{ id: number; type: string }>`
        select r.id, r.type from carrier r join country c on c.id = r.country where c.iso2 = 'CN'
        and r.type in ('express', 'trucker')`.execute(database);
      const domestic = new Map(rows.map(({ id, type }) => [id, type]));
      const showsType = mayReadReferred(target, caller, 'type');
      return records
        .filter(({ id }) => domestic.has(id))
        .map(record => ({ ...named(caller, record), ...(showsType ? { type: domestic.get(record.id) } : {}) }));
    }),
    namedList(parts, mainPaths.globalShipping, 'globalShipping', async (caller, target, records) => {
      const { rows } = await sql<{ id: number; mode: string }>`select id, mode from global_shipping`.execute(database);
      const modes = new Map(mayReadReferred(target, caller, 'mode') ? rows.map(({ id, mode }) => [id, mode]) : []);
      return records.map(record => ({ ...named(caller, record), mode: modes.get(record.id) }));
    }),
  ];
}
