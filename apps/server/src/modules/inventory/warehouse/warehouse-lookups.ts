import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { z } from 'zod';
import type { MainCall } from '../../../platform/gateways/main/main-call.ts';
import { mayReadReferred } from '../../../platform/resources/known-texts.ts';
import type { LookupCallParts } from '../../../platform/lookups/lookup-calls.ts';
import { named, type NamedAnswer, namedList } from '../../../platform/lookups/named-list.ts';

const ofWarehouse = z.object({ warehouse: z.coerce.number().int().positive().optional() });

const ofArea = z.object({ warehouse: z.coerce.number().int().positive().optional(), areaNo: z.string().max(10).default('') });

/** Areas of a warehouse, or of all, with their number where it is requested. */
const areasIn =
  (database: LookupCallParts['database']): NamedAnswer<{ readonly warehouse?: number | undefined; readonly areaNo?: string }> =>
  async (caller, target, records, { warehouse, areaNo }) => {
    const { rows } = await sql<{ id: number; warehouse: number; areaNo: string; use: string; child: number }>`
      select id, warehouse, area_no as "areaNo", use, child from warehouse_area`.execute(database);
    const more = new Map(rows.map(row => [row.id, row]));
    const keys = (['warehouse', 'areaNo', 'use', 'child'] as const).filter(key => mayReadReferred(target, caller, key));
    return records
      .filter(({ id }) => warehouse === undefined || more.get(id)?.warehouse === warehouse)
      .filter(({ id }) => areaNo === undefined || more.get(id)?.areaNo === areaNo.trim().toUpperCase())
      .map(record => ({ ...named(caller, record), ...Object.fromEntries(keys.map(key => [key, more.get(record.id)?.[key]])) }));
  };

/** The lists of warehouses, their parts and Amazon's centres that other programs ask by name. */
export function warehouseLookupCalls(parts: LookupCallParts): readonly MainCall[] {
  const { database } = parts;
  return [
    namedList(parts, mainPaths.warehouses, 'warehouse', async (caller, _target, records) => records.map(record => named(caller, record))),
    namedList(parts, mainPaths.warehouseList, 'warehouse', async (caller, target, records) => {
      const { rows } = await sql<{ id: number; type: string; country: string }>`
        select w.id, w.type, c.iso2 as country from warehouse w join country c on c.id = w.country`.execute(database);
      const more = new Map(rows.map(row => [row.id, row]));
      const readable = (key: 'type' | 'country', id: number) =>
        mayReadReferred(target, caller, key) ? { [key]: more.get(id)?.[key] } : {};
      return records.map(record => ({ ...named(caller, record), ...readable('type', record.id), ...readable('country', record.id) }));
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
    namedList(parts, mainPaths.warehouseAreas, 'warehouseArea', areasIn(database), ofWarehouse),
    namedList(parts, mainPaths.warehouseAreasByNumber, 'warehouseArea', areasIn(database), ofArea),
    namedList(parts, mainPaths.amazonWarehouses, 'amazonWarehouse', async (caller, _target, records) =>
      records.map(record => named(caller, record)),
    ),
    namedList(parts, mainPaths.fbaWarehouseCodes, 'amazonWarehouse', async (_caller, _target, records) =>
      records.map(({ id, code }) => ({ id, code, name: code })),
    ),
  ];
}
