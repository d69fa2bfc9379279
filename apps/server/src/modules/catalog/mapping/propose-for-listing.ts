import { packQuantity, type ProposedSku, proposalKeys, proposeSkus } from '@axle/catalog';
import { fill, type Text } from '@axle/kernel';
import type { Proposal } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import { sql } from 'kysely';
import type { ProposalHandler, ProposalHandlers } from '../../../platform/resources/calls/proposal-handler.ts';
import { listingOf } from './map-listing.ts';

/** Most proposals for a listing. */
const most = 8;

const reasons: Readonly<Record<ProposedSku['rank'], Text>> = {
  1: { zh: '编码相同', en: 'Same code' },
  2: { zh: '连字符前的编码', en: 'Code before a hyphen' },
  3: { zh: '标题中的OE号 {by}', en: 'OE number {by} in the title' },
};

/** SKUs that a listing may be mapped to, likeliest first. */
const proposeForListing: ProposalHandler = async ({ database, caller }, record) => {
  const { store, site, sellerSku } = listingOf(record);
  const { rows: titles } = await sql<{ title: string | null }>`
    select title from pt_sku where store = ${store} and site = ${site} and seller_sku = ${sellerSku}`.execute(database);
  const mayReadTitle = fieldAccess(caller.access, 'ptSku', 'title').read;
  const listing = { sellerSku, ...(mayReadTitle && titles[0]?.title ? { title: titles[0].title } : {}) };
  const { codes, oes } = proposalKeys(listing);
  const mayFindByOe = fieldAccess(caller.access, 'skuList', 'oeNumbers').read && fieldAccess(caller.access, 'skuList', 'oeKeys').read;
  const { rows } = await sql<{ id: number; sku: string; zh: string; en: string; pcsPerUom: number; oeKeys: readonly string[] | null }>`
    select id, sku, name_zh as zh, name_en as en, pcs_per_uom as "pcsPerUom", oe_keys as "oeKeys" from sku
    where sales_status <> 'archived' and (sku = any(${[...codes]}::text[]) or oe_keys && ${mayFindByOe ? [...oes] : []}::text[])
    order by (sku = any(${[...codes]}::text[])) desc, sku limit 200`.execute(database);
  const bySku = new Map(rows.map(row => [row.sku, row]));
  const found = proposeSkus(
    listing,
    rows.map(row => ({ ...row, oeKeys: row.oeKeys ?? [] })),
  );
  const seesNames = fieldAccess(caller.access, 'skuList', 'nameZh').read && fieldAccess(caller.access, 'skuList', 'nameEn').read;
  return found.slice(0, most).map(({ sku, rank, by, qty }): Proposal => {
    const { id, zh, en } = bySku.get(sku)!;
    return {
      values: { sku: id, qty },
      words: seesNames ? { zh: `${sku} ${zh}`, en: `${sku} ${en}` } : { zh: sku, en: sku },
      why: fill(qty > 1 && packQuantity(listing.title ?? '') ? withQuantity(reasons[rank]) : reasons[rank], { by, qty }),
    };
  });
};

const withQuantity = ({ zh, en }: Text): Text => ({ zh: `${zh}；标题为 {qty} 件`, en: `${en}; {qty} according to the title` });

/** Proposals by `<page>.<action>`. */
export const mappingProposals: ProposalHandlers = {
  'ptSku.map': proposeForListing,
  'ptSkuException.map': proposeForListing,
};
