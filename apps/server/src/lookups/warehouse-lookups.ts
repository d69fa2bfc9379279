import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { z } from 'zod';
import type { MainCall } from '../gateways/main/main-call.ts';
import { mayReadReferred } from '../resources/known-texts.ts';
import type { LookupCallParts } from './lookup-calls.ts';
import { named, namedList } from './named-list.ts';

const ofWarehouse = z.object({ warehouse: z.coerce.number().int().positive().optional() });

/** The lists of warehouses, their parts and Amazon's centres that other programs ask by name. */
export function warehouseLookupCalls(parts: LookupCallParts): readonly MainCall[] {
  const { database } = parts;
  return [
    namedList(parts, mainPaths.warehouses, 'warehouse', async (caller, _target, records) => records.map(record => named(caller, record))),
    namedList(parts, mainPaths.warehouseList, 'warehouse', async (caller, target, records) => {
      const { rows } = await sql<{ id: number; type: string; country: string }>`
        select w.id, w.type, c.iso2 as country from warehouse w join country c on c.id = w.country`.execute(database);
      const more = new Map(rows.map(row => [row.id, row]));
      const told = (key: 'type' | 'country', id: number) => (mayReadReferred(target, caller, key) ? { [key]: more.get(id)?.[key] } : {});
      return records.map(record => ({ ...named(caller, record), ...told('type', record.id), ...told('country', record.id) }));
    }),
    namedList(
      parts,
      mainPaths.childWarehouses,
      'warehouseChild',
      async (caller, target, records, { warehouse }) => {
        const { rows } = await sql<{ id: number; warehouse: number; type: string; sellable: boolean }>`
          select id, warehouse, type, sellable is true as sellable from warehouse_child`.execute(database);
        const more = new Map(rows.map(row => [row.id, row]));
        const keys = (['warehouse', 'type', 'sellable'] as const).filter(key => mayReadReferred(target, caller, key));
        return records
          .filter(({ id }) => warehouse === undefined || more.get(id)?.warehouse === warehouse)
          .map(record => ({ ...named(caller, record), ...Object.fromEntries(keys.map(key => [key, more.get(record.id)?.[key]])) }));
      },
      ofWarehouse,
    ),
    namedList(parts, mainPaths.amazonWarehouses, 'amazonWarehouse', async (caller, _target, records) =>
      records.map(record => named(caller, record)),
    ),
    namedList(parts, mainPaths.fbaWarehouseCodes, 'amazonWarehouse', async (_caller, _target, records) =>
      records.map(({ id, code }) => ({ id, code, name: code })),
    ),
  ];
}
