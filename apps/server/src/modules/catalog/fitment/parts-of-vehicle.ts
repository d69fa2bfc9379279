import { openQuestion } from '@axle/catalog';
import { fill, ok, refuse, type Text } from '@axle/kernel';
import type { HeldFile, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { fittingSkus, type FittingSku } from './fitting-skus.ts';
import { inStock, listingAddresses, priceBySite, stockByMarket } from './seen-beside.ts';

/** Parts of one page. */
const perPage = 100;

interface ShownSku {
  readonly id: number;
  readonly sku: string;
  readonly images: readonly HeldFile[] | null;
  readonly name_zh: string;
  readonly name_en: string;
  readonly category_zh: string;
  readonly category_en: string;
  readonly oe: readonly string[] | null;
  readonly status: string;
  readonly stock: string | null;
  readonly substitutes: string | null;
  readonly price: string | null;
  readonly listings: string | null;
}

const partsWords: Text = { zh: '{fit} 个零件适配，{asked} 个需确认', en: '{fit} {fit|part fits|parts fit}, {asked} to be confirmed' };
const pageWords: Text = { zh: '{parts}（第 {page}/{pages} 页）', en: '{parts} (page {page} of {pages})' };

/** The parts of one page, with their stock, prices, listings and substitutes, as far as the user sees those. */
async function shownSkus(parts: RecordParts, skus: readonly number[]): Promise<ReadonlyMap<number, ShownSku>> {
  const { rows } = await sql<ShownSku>`
    select k.id, k.sku, k.images, k.name_zh, k.name_en, c.name_zh as category_zh, c.name_en as category_en, k.oe_numbers as oe,
    k.sales_status as status,
      ${stockByMarket(parts)} as stock,
      (select string_agg(distinct o.sku, ', ') from sku_substitute_members me
        join sku_substitute g on g.id = me.record_id and g.status = 1 and current_date between g.effective_from and coalesce(g.effective_to,
        'infinity')
        join sku_substitute_members other on other.record_id = g.id and other.sku <> k.id join sku o on o.id = other.sku
        where me.sku = k.id and o.sales_status in ('new', 'onSale', 'clearance')) as substitutes,
      ${priceBySite(parts)} as price,
      ${listingAddresses(parts)} as listings
    from sku k join category c on c.id = k.category where k.id = any(${skus}::bigint[])`.execute(parts.database);
  return new Map(rows.map(row => [row.id, row]));
}

/** A part as the results show it: of the SKU, what its own page shows to the user. */
function lineOf(row: ShownSku, { fit: { fit, open }, position, qty, note }: FittingSku, mayRead: (field: string) => boolean): RecordValues {
  const shown: RecordValues = {
    sku: row.sku,
    fit,
    question: open.length > 0 ? openQuestion(open) : undefined,
    position: position ?? undefined,
    qty,
    note: note ?? undefined,
    stock: row.stock ?? undefined,
    price: row.price ?? undefined,
    listings: row.listings ?? undefined,
    substitutes: row.substitutes ?? undefined,
    picture: mayRead('images') && row.images?.length ? row.images.slice(0, 1) : undefined,
    name: mayRead('nameZh') && mayRead('nameEn') ? { zh: row.name_zh, en: row.name_en } : undefined,
    category: mayRead('category') ? { zh: row.category_zh, en: row.category_en } : undefined,
    oe: mayRead('oeNumbers') ? (row.oe ?? []).join(', ') || undefined : undefined,
    status: mayRead('salesStatus') ? row.status : undefined,
  };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined));
}

/** What we have for a vehicle, page by page: every part in use that fits it, or may fit it. */
export const partsOfVehicle: ToolHandler = async ({ parts, input }) => {
  const stocked = input['inStock'] === true ? inStock(parts) : undefined;
  if (input['inStock'] === true && !stocked) return refuse({ ...callRefusals.forbidden, field: 'inStock' });
  const found = await fittingSkus(parts, input, stocked);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(pages, Number(input['page'] ?? 1));
  const onPage = found.slice((page - 1) * perPage, page * perPage);
  const skus = await shownSkus(
    parts,
    onPage.map(({ sku }) => sku),
  );
  const { mayRead } = fieldRights({ resource: parts.caller.registry.referred('sku')!, page: 'skuList', caller: parts.caller });
  const fit = found.filter(one => one.fit.fit === 'yes').length;
  const counted = fill(partsWords, { fit, asked: found.length - fit });
  return ok({
    summary: pages > 1 ? fill(pageWords, { parts: counted, page, pages }) : counted,
    pages,
    lines: onPage.map(one => lineOf(skus.get(one.sku)!, one, mayRead)),
  });
};
