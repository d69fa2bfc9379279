import type { RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** [R24a] The requirements that have pieces of a line of an order of a supplier, with the warehouses that they are for, the first ones. */
export async function servedRequirements(
  database: Kysely<Tables>,
  { purchaseOrder, supplier, sku, requiredDate }: RecordValues,
): Promise<readonly RecordValues[]> {
  if (typeof purchaseOrder !== 'number' || requiredDate === undefined) return [];
  const { rows } = await sql<RecordValues>`
    select r.req_no as "reqNo", a.qty, w.code as warehouse
    from purchase_requirement_allocations a join purchase_requirement r on r.id = a.record_id
      join purchase_order o on o.id = a."order" join warehouse w on w.id = r.warehouse
    where o.id = ${purchaseOrder} and o.supplier = ${Number(supplier)} and r.sku = ${Number(sku)}
      and a.line_date = ${String(requiredDate)}::date
    order by r.required_date, r.id limit 50`.execute(database);
  return rows;
}
