import { fill, type Refusal, type Text } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { DisableGuard } from '../../../platform/resources/disable-guard.ts';
import { nameableRows } from '../../../platform/resources/nameable-rows.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';

const holdsStock: Refusal = {
  code: 'HAS_STOCK',
  message: { zh: '仓库仍有库存或单据', en: 'Warehouse still has stock or documents' },
};
const holdsDocuments: Text = {
  zh: '仓库仍有库存或单据：{document}',
  en: 'Warehouse still has stock or documents: {document}',
};

const hiddenDocuments: Text = {
  zh: '仓库仍有库存或单据：{count} 份您看不到的单据',
  en: 'Warehouse still has stock or documents: {count} {count|document|documents} that you cannot see',
};

/** What is still to be done in a warehouse: the first document by its number that may be named, and how many are not done. */
interface OpenDocuments {
  readonly warehouse: number;
  readonly document: string | null;
  readonly count: number;
}

/** Documents by which goods are still to leave warehouses or to come there, or are being counted, of each warehouse. */
async function openDocuments(transaction: Kysely<Tables>, ids: readonly number[], caller: Actor): Promise<readonly OpenDocuments[]> {
  const seen = (entity: string) => nameableRows(caller, entity).seen;
  const { rows } = await sql<OpenDocuments>`
    with asked as (select unnest(${ids}::bigint[]) as id), waiting as (
      select t.outbound_no as no, t.warehouse, t.to_warehouse as other, ${seen('outbound')} as seen from outbound t
      where t.status in ('pending', 'short', 'allocated', 'waved', 'picking', 'picked', 'packing', 'packed', 'held')
        and (t.warehouse in (select id from asked) or t.to_warehouse in (select id from asked))
      union all select t.parcel_no, t.warehouse, null, ${seen('parcel')} from parcel t
      where t.state in ('packing', 'packed', 'manifested') and t.warehouse in (select id from asked)
      union all select t.receipt_no, t.warehouse, null, ${seen('receipt')} from receipt t
      where t.state in ('expected', 'arrived', 'counting', 'counted') and t.warehouse in (select id from asked)
      union all select t.transfer_no, t.from_warehouse, t.to_warehouse, ${seen('transferOrder')} from transfer_order t
      where t.state in ('draft', 'submitted', 'approved', 'picking', 'shipped', 'part_received')
        and (t.from_warehouse in (select id from asked) or t.to_warehouse in (select id from asked))
      union all select t.plan_no, t.from_node, l.to_node, ${seen('distributionPlan')} from distribution_plan t
      join distribution_plan_lines l on l.record_id = t.id
      where t.state in ('draft', 'submitted', 'approved', 'released', 'part_shipped')
        and (t.from_node in (select id from asked) or l.to_node in (select id from asked))
      union all select t.stocktake_no, t.warehouse, null, ${seen('stocktake')} from stocktake t
      where t.state in ('draft', 'counting', 'recount', 'review', 'approved') and t.warehouse in (select id from asked)
      union all select t.op_no, t.warehouse, null, ${seen('stockInOperation')} from stock_in_operation t
      where t.state in ('draft', 'submitted', 'approved') and t.warehouse in (select id from asked)
      union all select t.op_no, t.warehouse, null, ${seen('stockOutOperation')} from stock_out_operation t
      where t.state in ('draft', 'submitted', 'approved') and t.warehouse in (select id from asked)
      union all select t.cv_no, t.warehouse, null, ${seen('stockConversion')} from stock_conversion t
      where t.state in ('draft', 'submitted', 'approved') and t.warehouse in (select id from asked)
    )
    select asked.id as warehouse, min(waiting.no collate "C") filter (where waiting.seen) as document,
    count(distinct waiting.no)::integer as count
    from asked join waiting on asked.id in (waiting.warehouse, waiting.other)
    group by asked.id`.execute(transaction);
  return rows;
}

/** Warehouses with stock, or with a document that is not done, stay in use; a document is named to users who may see it. */
export const warehouseInUse: DisableGuard = async (transaction, records, caller) => {
  if (records.length === 0) return new Map();
  const ids = records.map(({ id }) => id);
  const holding = await transaction
    .selectFrom('stock_balance')
    .select('warehouse')
    .distinct()
    .where('warehouse', 'in', ids)
    .where('qty', '>', 0)
    .execute();
  const documents = await openDocuments(transaction, ids, caller);
  return new Map([
    ...documents.map(({ warehouse, document, count }) => {
      const message = document === null ? fill(hiddenDocuments, { count }) : fill(holdsDocuments, { document });
      return [warehouse, { code: 'HAS_DOCUMENTS', message }] as const;
    }),
    ...holding.map(({ warehouse }) => [warehouse, holdsStock] as const),
  ]);
};
