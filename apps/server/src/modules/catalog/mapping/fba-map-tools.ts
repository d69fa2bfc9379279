import { type LocalDate, ok, type Text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { testMap } from './test-map.ts';
import { unmappedStock } from './unmapped-stock.ts';

/** Most rows that are listed; all are counted. */
const mostLines = 2000;

const notes = {
  unmapped: { zh: '没有有效的SKU映射', en: 'No SKU map in force' },
  several: { zh: '由多个SKU组成，请用套件SKU', en: 'Made up of several SKUs; use a kit SKU' },
} as const satisfies Readonly<Record<string, Text>>;

/** FBA listings without an FBA map, with the part and quantity that their SKU map names. */
const propose: ToolHandler = async ({ parts, input }) => {
  const { database, caller } = parts;
  const listings = {
    ...parts,
    resource: parts.caller.registry.referred('ptSku') ?? parts.caller.registry.page('ptSku')!.page.resource!,
    page: 'ptSku',
  };
  const mskus = ((input['mskus'] ?? []) as readonly string[]).map(code => code.toUpperCase());
  const day = todayOf(caller);
  const { rows } = await sql<{
    store: string;
    site: string;
    msku: string;
    asin: string | null;
    map: number | null;
    sku: string | null;
    qtyPer: number | null;
    lines: number;
  }>`
    select s.code as store, i.code as site, t.seller_sku as msku, t.item_id as asin, m.id as map, k.sku, l.qty as "qtyPer",
      (select count(*) from sku_map_lines o where o.record_id = m.id)::integer as lines
    from pt_sku as t join store s on s.id = t.store join site i on i.id = t.site
      left join lateral maps_in_force(t.store, t.site, t.seller_sku, ${day}::date) m on true
      left join sku_map_lines l on l.record_id = m.id and l.line_no = (select min(o.line_no) from sku_map_lines o where o.record_id = m.id)
      left join sku k on k.id = l.sku
    where ${seenRows(listings)} and t.fulfilment = 'fba' and t.status = 1 and t.ignore_reason is null and s.platform = 'amazon'
      and (${input['store'] ?? null}::bigint is null or t.store = ${input['store'] ?? null}::bigint)
      and (${input['site'] ?? null}::bigint is null or t.site = ${input['site'] ?? null}::bigint)
      and (${mskus.length === 0} or t.seller_sku = any(${mskus}::text[]))
      and not exists (select from fba_map f where f.store = t.store and f.site = t.site and f.msku collate "C" = t.seller_sku
      and f.status = 1)
    order by s.code, i.code, t.seller_sku limit ${mostLines}`.execute(database);
  const lines = rows.map(({ map, lines: count, sku, qtyPer, asin, ...row }): RecordValues => {
    const known = { ...row, ...(asin === null ? {} : { asin }) };
    if (map === null) return { ...known, note: notes.unmapped };
    return count > 1 ? { ...known, note: notes.several } : { ...known, sku, qtyPer };
  });
  return ok({ found: lines.filter(line => line['sku']).length, unmapped: rows.filter(({ map }) => map === null).length, lines });
};

const exceptions = {
  without: { zh: '不在任何库存池', en: 'In no pool' },
  twice: { zh: '同时在两个库存池', en: 'In two pools' },
} as const satisfies Readonly<Record<string, Text>>;

/** Shops and sites that sell by FBA and are in no pool on a day, or in two. */
const check: ToolHandler = async ({ parts, input }) => {
  const day = (input['day'] as LocalDate | undefined) ?? todayOf(parts.caller);
  const sites = { ...parts, resource: parts.caller.registry.page('storeSite')!.page.resource!, page: 'storeSite' };
  const { rows } = await sql<{ store: string; site: string; pools: readonly string[] }>`
    select s.code as store, i.code as site, array(
      select p.pool_code from fba_pool p join fba_pool_sites o on o.record_id = p.id and o.site = t.site
      where p.store = t.store and p.status = 1 and p.effective_from <= ${day}::date and (p.effective_to is null
      or p.effective_to >= ${day}::date) order by p.pool_code) as pools
    from store_site as t join store s on s.id = t.store join site i on i.id = t.site
    where ${seenRows(sites)} and t.status = 1 and 'fba' = any(t.fulfilments) order by s.code, i.code`.execute(parts.database);
  const [without, twice] = [rows.filter(({ pools }) => pools.length === 0), rows.filter(({ pools }) => pools.length > 1)];
  const line =
    (exception: Text) =>
    ({ store, site, pools }: (typeof rows)[number]) => ({ store, site, exception, pools: pools.join(', ') });
  return ok({
    checked: rows.length,
    without: without.length,
    twice: twice.length,
    lines: [...twice.map(line(exceptions.twice)), ...without.map(line(exceptions.without))].slice(0, mostLines),
  });
};

/** The tools over maps of SKUs, FNSKUs and pools of FBA stock. */
export const mappingTools: ToolHandlers = {
  'skuMap.test': testMap,
  'fbaMap.propose': propose,
  'fbaMap.unmapped': unmappedStock,
  'fbaCorrespondence.check': check,
};
