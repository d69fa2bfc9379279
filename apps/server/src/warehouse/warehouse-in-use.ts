import { fill, type Refusal, type Text } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { DisableGuard } from '../pages/disable-guards.ts';

const holdsStock: Refusal = {
  code: 'HAS_STOCK',
  message: { zh: '仓库仍有库存或单据', en: 'Warehouse still has stock or documents' },
};
const holdsDocuments: Text = {
  zh: '仓库仍有库存或单据：{document}',
  en: 'Warehouse still has stock or documents: {document}',
};

/** Documents by which goods are still to leave warehouses or to come there, or are being counted: of each warehouse the first by its number. */
async function openDocuments(transaction: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ warehouse: number; document: string }>`
    with asked as (select unnest(${ids}::bigint[]) as id), waiting as (
      select outbound_no as no, warehouse, to_warehouse as other from outbound
      where status in ('pending', 'short', 'allocated', 'waved', 'picking', 'picked', 'packing', 'packed', 'held')
        and (warehouse in (select id from asked) or to_warehouse in (select id from asked))
      union all select parcel_no, warehouse, null from parcel where state in ('packing', 'packed', 'manifested') and warehouse in (select id from asked)
      union all select receipt_no, warehouse, null from receipt
      where state in ('expected', 'arrived', 'counting', 'counted') and warehouse in (select id from asked)
      union all select transfer_no, from_warehouse, to_warehouse from transfer_order
      where state in ('draft', 'submitted', 'approved', 'picking', 'shipped', 'part_received')
        and (from_warehouse in (select id from asked) or to_warehouse in (select id from asked))
      union all select plan_no, p.from_node, l.to_node from distribution_plan p join distribution_plan_lines l on l.record_id = p.id
      where p.state in ('draft', 'submitted', 'approved', 'released', 'part_shipped')
        and (p.from_node in (select id from asked) or l.to_node in (select id from asked))
      union all select stocktake_no, warehouse, null from stocktake
      where state in ('draft', 'counting', 'recount', 'review', 'approved') and warehouse in (select id from asked)
      union all select op_no, warehouse, null from stock_in_operation
      where state in ('draft', 'submitted', 'approved') and warehouse in (select id from asked)
      union all select op_no, warehouse, null from stock_out_operation
      where state in ('draft', 'submitted', 'approved') and warehouse in (select id from asked)
      union all select cv_no, warehouse, null from stock_conversion
      where state in ('draft', 'submitted', 'approved') and warehouse in (select id from asked)
    )
    select asked.id as warehouse, min(waiting.no collate "C") as document from asked join waiting on asked.id in (waiting.warehouse, waiting.other)
    group by asked.id`.execute(transaction);
  return new Map(rows.map(({ warehouse, document }) => [warehouse, document]));
}

/** Warehouses with stock, or with a document that is not done, stay in use. */
export const warehouseInUse: DisableGuard = async (transaction, records) => {
  if (records.length === 0) return new Map();
  const ids = records.map(({ id }) => id);
  const holding = await transaction
    .selectFrom('stock_balance')
    .select('warehouse')
    .distinct()
    .where('warehouse', 'in', ids)
    .where('qty', '>', 0)
    .execute();
  const documents = await openDocuments(transaction, ids);
  return new Map([
    ...[...documents].map(
      ([warehouse, document]) => [warehouse, { code: 'HAS_DOCUMENTS', message: fill(holdsDocuments, { document }) }] as const,
    ),
    ...holding.map(({ warehouse }) => [warehouse, holdsStock] as const),
  ]);
};
