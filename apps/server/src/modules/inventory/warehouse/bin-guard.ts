import type { Refusal } from '@axle/kernel';
import { sql } from 'kysely';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const otherWarehouse: Refusal = {
  code: 'OTHER_WAREHOUSE',
  field: 'area',
  message: { zh: '库区不属于所选仓库', en: 'The area belongs to another warehouse' },
};

/** A bin is in an area of its warehouse. */
export const binGuard: RecordGuard = async (database, records) => {
  const ids = [...new Set(records.flatMap(({ area }) => (typeof area === 'number' ? [area] : [])))];
  const { rows } = await sql<{ id: number; warehouse: number }>`
    select id, warehouse from warehouse_area where id = any(${ids}::bigint[])`.execute(database);
  const warehouseOf = new Map(rows.map(({ id, warehouse }) => [id, warehouse]));
  return ({ warehouse, area }) => {
    const owner = warehouseOf.get(area as number);
    return owner === undefined || owner === warehouse ? [] : [otherWarehouse];
  };
};
