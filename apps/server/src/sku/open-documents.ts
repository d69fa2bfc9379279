import { fill, type Text } from '@axle/kernel';
import { type Proposal, standardCode } from '@axle/page-kit';
import { can, fieldAccess } from '@axle/permissions';
import { type RawBuilder, sql } from 'kysely';
import { allPages } from '../pages/all-pages.ts';
import type { ProposalHandler, ProposalHandlers } from '../resources/calls/proposal-handler.ts';
import { seenRows } from '../resources/data-scope.ts';
import { type RecordParts, todayOf } from '../resources/record-parts.ts';

interface FoundDocument {
  readonly no: string;
  readonly qty: number | null;
  readonly seen: boolean;
}

/** A kind of document that a SKU may stand in, and where those are found that are not done. */
interface DocumentKind {
  readonly entity: string;
  readonly words: Text;
  readonly why: Text;
  find(sku: number, seen: RawBuilder<boolean>, day: string): RawBuilder<FoundDocument>;
}

/** Most documents of one kind that are read. */
const most = 100;

const kinds: readonly DocumentKind[] = [
  {
    entity: 'stockItem',
    words: { zh: '库存 {no}', en: 'Stock in {no}' },
    why: { zh: '{qty} 件（含在途）', en: '{qty} {qty|piece|pieces}, with those on the way' },
    find: (sku, seen) => sql`
      select w.code as no, sum(t.qty)::integer as qty, bool_or(${seen}) as seen from stock_balance t join warehouse w on w.id = t.warehouse
      where t.sku = ${sku} and t.qty > 0 group by w.code order by w.code`,
  },
  {
    entity: 'receipt',
    words: { zh: '收货单 {no}', en: 'Receipt {no}' },
    why: { zh: '未到 {qty} 件', en: '{qty} {qty|piece|pieces} to come' },
    find: (sku, seen) => sql`
      select t.receipt_no as no, sum(greatest(l.expected_qty - l.good_qty - l.hold_qty - l.damaged_qty, 0))::integer as qty, bool_or(${seen}) as seen
      from receipt_lines l join receipt t on t.id = l.record_id
      where l.sku = ${sku} and t.state in ('expected', 'arrived', 'counting') group by t.receipt_no order by t.receipt_no`,
  },
  {
    entity: 'transferOrder',
    words: { zh: '调拨单 {no}', en: 'Transfer {no}' },
    why: { zh: '{qty} 件', en: '{qty} {qty|piece|pieces}' },
    find: (sku, seen) => sql`
      select t.transfer_no as no, sum(l.qty)::integer as qty, bool_or(${seen}) as seen from transfer_order_lines l join transfer_order t on t.id = l.record_id
      where l.sku = ${sku} and t.state not in ('received', 'closed', 'cancelled') group by t.transfer_no order by t.transfer_no`,
  },
  {
    entity: 'outbound',
    words: { zh: '出库单 {no}', en: 'Outbound {no}' },
    why: { zh: '未发 {qty} 件', en: '{qty} {qty|piece|pieces} to ship' },
    find: (sku, seen) => sql`
      select t.outbound_no as no, sum(greatest(l.qty - l.shipped, 0))::integer as qty, bool_or(${seen}) as seen
      from outbound_lines l join outbound t on t.id = l.record_id
      where l.sku = ${sku} and t.status not in ('shipped', 'cancelled') group by t.outbound_no order by t.outbound_no`,
  },
  {
    entity: 'bom',
    words: { zh: '{no} 的BOM', en: 'BOM of {no}' },
    why: { zh: '生效，含此SKU', en: 'in force, contains it' },
    find: (sku, seen) => sql`
      select t.parent as no, null::integer as qty, ${seen} as seen from bom t
      where t.state = 'active' and exists (select from bom_lines l join sku k on k.sku = l.child where l.record_id = t.id and k.id = ${sku})
      order by t.parent`,
  },
  {
    entity: 'ptSku',
    words: { zh: '平台SKU {no}', en: 'PT SKU {no}' },
    why: { zh: '在售Listing', en: 'active listing' },
    find: (sku, seen, day) => sql`
      select t.seller_sku as no, null::integer as qty, ${seen} as seen from pt_sku t
      where t.id in (select listing from offers_of_sku(${sku}, ${day}::date)) and t.listing_status = 'active' order by t.seller_sku`,
  },
];

const unseen = {
  words: { zh: '另有 {count} 份您看不到的单据', en: '{count} more {count|document|documents} that you do not see' },
  why: { zh: '没有查看权限', en: 'no right to see them' },
};

/** What stands open of a SKU before its status changes: stock by warehouse and documents that are not done; of those whose reader may not see them, the number. */
const openDocuments: ProposalHandler = async (parts, { id }) => {
  const told: Proposal[] = [];
  let hidden = 0;
  for (const kind of kinds) {
    const { rows, mayList } = await documentsOf(parts, kind, id);
    for (const { no, qty, seen } of rows) {
      if (!seen || !mayList) hidden++;
      else told.push({ values: {}, words: fill(kind.words, { no }), why: fill(kind.why, { qty: qty ?? 0 }) });
    }
  }
  return hidden > 0 ? [...told, { values: {}, words: fill(unseen.words, { count: hidden }), why: unseen.why }] : told;
};

async function documentsOf(
  { database, caller }: RecordParts,
  { entity, find }: DocumentKind,
  sku: number,
): Promise<{ readonly rows: readonly FoundDocument[]; readonly mayList: boolean }> {
  const known = allPages.resources.find(({ resource }) => resource.entity === entity);
  if (!known) throw new Error(`there are no records of ${entity}`);
  const { resource, pages } = known;
  const mayList = pages.some(
    ({ section, page }) =>
      can(caller.access, standardCode(section.key, page, 'list')) &&
      resource.nameFields.every(field => fieldAccess(caller.access, page.key, field).read),
  );
  const seen = seenRows({ database, caller, resource, page: '' });
  const { rows } = await sql<FoundDocument>`${find(sku, seen, todayOf(caller))} limit ${most}`.execute(database);
  return { rows, mayList };
}

/** What is told before the status of a SKU changes, by `<page>.<action>`. */
export const skuProposals: ProposalHandlers = {
  'skuList.clear': openDocuments,
  'skuList.stop': openDocuments,
  'skuList.archive': openDocuments,
};
