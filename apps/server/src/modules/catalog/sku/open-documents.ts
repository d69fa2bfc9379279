import { fill, type Text } from '@axle/kernel';
import type { Proposal, RecordRow } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import type { ProposalHandler, ProposalHandlers } from '../../../platform/resources/calls/proposal-handler.ts';
import { nameableRows } from '../../../platform/resources/nameable-rows.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';

interface FoundDocument {
  readonly sku: number;
  readonly no: string;
  readonly qty: number | null;
  readonly seen: boolean;
  /** Number of documents of this kind with the SKU. */
  readonly found: number;
}

/** A kind of document that may hold a SKU, and the query for open ones. */
interface DocumentKind {
  readonly entity: string;
  readonly words: Text;
  readonly why: Text;
  find(skus: RawBuilder<unknown>, seen: RawBuilder<boolean>, day: string): RawBuilder<unknown>;
}

/** Most documents of one kind that are listed, shared out over the SKUs of the request, with a minimum for each. */
const most = 100;
const fewest = 5;

const kinds: readonly DocumentKind[] = [
  {
    entity: 'stockItem',
    words: { zh: '库存 {no}', en: 'Stock in {no}' },
    why: { zh: '{qty} 件（含在途）', en: '{qty} {qty|piece|pieces}, including in transit' },
    find: (skus, seen) => sql`
      select t.sku, w.code as no, sum(t.qty)::integer as qty, bool_or(${seen}) as seen from stock_balance t join warehouse w
      on w.id = t.warehouse
      where t.sku = any(${skus}) and t.qty > 0 group by 1, 2`,
  },
  {
    entity: 'receipt',
    words: { zh: '收货单 {no}', en: 'Receipt {no}' },
    why: { zh: '未到 {qty} 件', en: '{qty} {qty|piece|pieces} expected' },
    find: (skus, seen) => sql`
      select l.sku, t.receipt_no as no, sum(greatest(l.expected_qty - l.good_qty - l.hold_qty - l.damaged_qty, 0))::integer as qty,
      bool_or(${seen}) as seen
      from receipt_lines l join receipt t on t.id = l.record_id
      where l.sku = any(${skus}) and t.state in ('expected', 'arrived', 'counting') group by 1, 2`,
  },
  {
    entity: 'transferOrder',
    words: { zh: '调拨单 {no}', en: 'Transfer {no}' },
    why: { zh: '{qty} 件', en: '{qty} {qty|piece|pieces}' },
    find: (skus, seen) => sql`
      select l.sku, t.transfer_no as no, sum(l.qty)::integer as qty, bool_or(${seen}) as seen
      from transfer_order_lines l join transfer_order t on t.id = l.record_id
      where l.sku = any(${skus}) and t.state not in ('received', 'closed', 'cancelled') group by 1, 2`,
  },
  {
    entity: 'outbound',
    words: { zh: '出库单 {no}', en: 'Outbound order {no}' },
    why: { zh: '未发 {qty} 件', en: '{qty} {qty|piece|pieces} to ship' },
    find: (skus, seen) => sql`
      select l.sku, t.outbound_no as no, sum(greatest(l.qty - l.shipped, 0))::integer as qty, bool_or(${seen}) as seen
      from outbound_lines l join outbound t on t.id = l.record_id
      where l.sku = any(${skus}) and t.status not in ('shipped', 'cancelled') group by 1, 2`,
  },
  {
    entity: 'bom',
    words: { zh: '{no} 的BOM', en: 'BOM of {no}' },
    why: { zh: '生效，含此SKU', en: 'active, contains this SKU' },
    find: (skus, seen) => sql`
      select k.id as sku, t.parent as no, null::integer as qty, bool_or(${seen}) as seen
      from sku k join bom_lines l on l.child = k.sku join bom t on t.id = l.record_id
      where k.id = any(${skus}) and t.state = 'active' group by 1, 2`,
  },
  {
    entity: 'ptSku',
    words: { zh: 'PT SKU {no}', en: 'PT SKU {no}' },
    why: { zh: '在售Listing', en: 'active listing' },
    find: (skus, seen, day) => sql`
      select k.id as sku, t.seller_sku as no, null::integer as qty, ${seen} as seen
      from unnest(${skus}) k (id) cross join lateral (select distinct listing from offers_of_sku(k.id, ${day}::date)) o join pt_sku t
      on t.id = o.listing
      where t.listing_status = 'active'`,
  },
];

const unseen = {
  words: { zh: '另有 {count} 份您无权查看的单据', en: '{count} more {count|document|documents} that you cannot see' },
  why: { zh: '没有查看权限', en: 'no permission to view' },
};

const further: Pick<DocumentKind, 'words' | 'why'> = {
  words: { zh: '另有 {count} 份', en: '{count} more' },
  why: { zh: '同类单据', en: 'of the same type' },
};

/**
 * The stock by warehouse and the open documents of SKUs, shown before their status changes; of those that the reader may not
 * see them, the number.
 */
const openDocuments: ProposalHandler = async (parts, _record, records) => {
  const found = await Promise.all(kinds.map(async kind => ({ kind, ...(await documentsOf(parts, kind, records)) })));
  return records.flatMap(({ id }): readonly Proposal[] => {
    const own = found.map(({ documents, ...of }) => ({ ...of, documents: documents.filter(({ sku }) => sku === id) }));
    const hidden = own.reduce(
      (count, { documents, mayList }) => count + (mayList ? documents.filter(({ seen }) => !seen).length : (documents[0]?.found ?? 0)),
      0,
    );
    const lines = own.flatMap(({ kind, documents, mayList }) => (mayList ? linesOf(kind, documents) : []));
    const all = hidden > 0 ? [...lines, { values: {}, words: fill(unseen.words, { count: hidden }), why: unseen.why }] : lines;
    return records.length > 1 ? all.map(line => ({ ...line, of: id })) : all;
  });
};

function linesOf({ words, why }: DocumentKind, documents: readonly FoundDocument[]): readonly Proposal[] {
  const lines = documents
    .filter(({ seen }) => seen)
    .map(({ no, qty }) => ({ values: {}, words: fill(words, { no }), why: fill(why, { qty: qty ?? 0 }) }));
  const left = (documents[0]?.found ?? 0) - documents.length;
  return left > 0 ? [...lines, { values: {}, words: fill(further.words, { count: left }), why: further.why }] : lines;
}

async function documentsOf(
  { database, caller }: RecordParts,
  { entity, find }: DocumentKind,
  records: readonly RecordRow[],
): Promise<{ readonly documents: readonly FoundDocument[]; readonly mayList: boolean }> {
  const { mayList, seen } = nameableRows(caller, entity);
  const skus = sql`${records.map(({ id }) => id)}::bigint[]`;
  const each = Math.max(fewest, Math.floor(most / records.length));
  const { rows } = await sql<FoundDocument>`
    select sku, no, qty, seen, found from (
      select f.*, row_number() over (partition by f.sku order by f.no) as place, count(*) over (partition by f.sku)::integer as found
      from (${find(skus, seen, todayOf(caller))}) f
    ) g where place <= ${each} order by sku, place`.execute(database);
  return { documents: rows, mayList };
}

/** The open documents that are listed before the status of a SKU changes, by `<page>.<action>`. */
export const skuProposals: ProposalHandlers = {
  'skuList.clear': openDocuments,
  'skuList.stop': openDocuments,
  'skuList.archive': openDocuments,
};
