import { areaHolds, type AreaUse } from '@axle/inventory';
import { sql } from 'kysely';
import type { RecordGuard } from '../resources/guarded.ts';

/** An area lies in a part of its warehouse that fits its use. */
export const areaGuard: RecordGuard = async (database, records) => {
  const ids = (key: string) => [...new Set(records.flatMap(record => (typeof record[key] === 'number' ? [record[key]] : [])))];
  const { rows: children } = await sql<{ id: number; warehouse: number; sellable: boolean }>`
    select id, warehouse, sellable is true as sellable from warehouse_child where id = any(${ids('child')}::bigint[])`.execute(database);
  const { rows: warehouses } = await sql<{ id: number; type: string }>`
    select id, type from warehouse where id = any(${ids('warehouse')}::bigint[])`.execute(database);
  const childOf = new Map(children.map(child => [child.id, child]));
  const typeOf = new Map(warehouses.map(({ id, type }) => [id, type]));
  return ({ warehouse, child, use }) => {
    const [part, type] = [childOf.get(child as number), typeOf.get(warehouse as number)];
    return part && type ? areaHolds({ warehouse: warehouse as number, use: use as AreaUse }, part, type) : [];
  };
};
