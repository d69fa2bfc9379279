import type { RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Most requirements listed for a line. */
const most = 50;

/** [R24a] The requirements that have pieces of a line of an order of a supplier, with the warehouses that they are for, the first ones. */
export async function servedRequirements(
  database: Kysely<Tables>,
  { purchaseOrder, supplier, sku, requiredDate }: RecordValues,
): Promise<readonly RecordValues[]> {
  if (typeof purchaseOrder !== 'number' || requiredDate === undefined) return [];
  const all = await servedByOrder(database, { purchaseOrder, supplier });
  return all.filter(row => row['sku'] === Number(sku) && row['requiredDate'] === requiredDate).slice(0, most);
}

/** [R24a] The requirements that have pieces of an order of a supplier, line by line. */
export async function servedByOrder(database: Kysely<Tables>, { purchaseOrder, supplier }: RecordValues): Promise<readonly RecordValues[]> {
  if (typeof purchaseOrder !== 'number') return [];
  const { rows } = await sql<RecordValues>`
    select r.sku, a.line_date::text as "requiredDate", r.req_no as "reqNo", a.qty, w.code as warehouse
    from purchase_requirement_allocations a join purchase_requirement r on r.id = a.record_id
      join purchase_order o on o.id = a."order" join warehouse w on w.id = r.warehouse
    where o.id = ${purchaseOrder} and o.supplier = ${Number(supplier)}
    order by r.required_date, r.id`.execute(database);
  return rows;
}
