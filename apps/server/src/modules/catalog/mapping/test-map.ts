import { mapShares, type MapStep, type ResolvedWithTrace, resolvePtSku, type SkuSalesStatus, skuMay } from '@axle/catalog';
import { type Decimal, fill, type LocalDate, ok, refuse, type Text, text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import { bomsBelow } from '../bom/boms-in-force.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { liesInScope } from '../../../platform/resources/query/data-scope.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { outOfScope } from '../../../platform/resources/record-refusals.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { mapsOf } from './maps-of.ts';

interface Part {
  readonly sku: string;
  readonly name: Text;
  readonly kind: string;
  readonly status: SkuSalesStatus;
  readonly price: Decimal | null;
}

/** Shows which map is in force for a listing on a day and why, the revenue share of each part, and what a sold unit takes from stock. */
export const testMap: ToolHandler = async ({ parts, input }) => {
  const { database, caller, resource } = parts;
  // the columns of the lines are closed by themselves
  if (!['lines.qty', 'lines.revenueShare'].every(fieldRights(parts).mayRead)) return refuse(callRefusals.forbidden);
  if (!liesInScope(resource, caller, { store: input['store'] })) return refuse(outOfScope(resource));
  const names = await namesOf(database);
  const store = String(input['store']);
  const listing = {
    platform: names.platforms.get(store) ?? '',
    store,
    site: String(input['site']),
    sellerSku: String(input['sellerSku']),
    day: (input['day'] as LocalDate | undefined) ?? todayOf(caller),
  };
  const maps = await mapsOf(database, listing.sellerSku);
  const codes = [...new Set(maps.flatMap(({ lines }) => lines.map(({ sku }) => sku)))];
  const boms = await bomsBelow(database, codes, listing.day);
  const known = await partsOf(database, [...codes, ...[...boms.values()].flat().map(({ child }) => child)]);
  const kits = new Set([...known.values()].filter(({ kind }) => kind === 'kit').map(({ sku }) => sku));
  const resolved = resolvePtSku(maps, listing, { boms, kits });
  const seesNames = fieldAccess(caller.access, 'skuList', 'nameZh').read && fieldAccess(caller.access, 'skuList', 'nameEn').read;
  const named = (sku: string) => (seesNames && known.get(sku) ? { sku, name: known.get(sku)!.name } : { sku });
  const used = resolved.trace.find(({ verdict }) => verdict === 'used');
  // shares that follow from cost would reveal what parts cost
  const seesCost = fieldAccess(caller.access, 'skuList', 'price').read;
  const shares = used ? mapShares(used.map.lines, sku => (seesCost ? (known.get(sku)?.price ?? undefined) : undefined)) : [];
  return ok({
    outcome: outcomeOf(resolved),
    ...(used ? { level: used.level } : {}),
    lines: (used?.map.lines ?? []).map(({ sku, qty }, at) => ({ ...named(sku), qty, share: shares[at], ...noteOf(known.get(sku)) })),
    stocked: resolved.result.ok ? [...resolved.result.value.stocked].map(([sku, qty]) => ({ ...named(sku), qty })) : [],
    trace: resolved.trace.map((step, at) => stepOf(step, at, names)),
  });
};

const outcomeOf = ({ result }: ResolvedWithTrace): Text => (result.ok ? { zh: '已映射', en: 'Mapped' } : result.refusal.message);

const noteOf = (part: Part | undefined): RecordValues =>
  part && !skuMay(part.status, 'sell') ? { note: { zh: '该SKU不可售', en: 'Not for sale' } } : {};

function stepOf({ map, level, verdict }: MapStep, at: number, names: Names): RecordValues {
  const scope = [map.store && names.stores.get(map.store), map.site && names.sites.get(map.site)].filter(Boolean);
  return {
    no: at + 1,
    level,
    scope: scope.length > 0 ? scope.join(' / ') : fill({ zh: '全平台', en: 'Whole platform' }, {}),
    parts: map.lines.map(({ sku, qty }) => `${sku} × ${qty}`).join(' + '),
    from: map.from,
    to: map.to,
    verdict,
  };
}

interface Names {
  readonly stores: ReadonlyMap<string, string>;
  readonly sites: ReadonlyMap<string, string>;
  readonly platforms: ReadonlyMap<string, string>;
}

async function namesOf(database: Kysely<Tables>): Promise<Names> {
  const stores = await database.selectFrom('store').select(['id', 'code', 'platform']).execute();
  const sites = await database.selectFrom('site').select(['id', 'code']).execute();
  return {
    stores: new Map(stores.map(({ id, code }) => [String(id), code])),
    sites: new Map(sites.map(({ id, code }) => [String(id), code])),
    platforms: new Map(stores.map(({ id, platform }) => [String(id), platform])),
  };
}

async function partsOf(database: Kysely<Tables>, codes: readonly string[]): Promise<ReadonlyMap<string, Part>> {
  const { rows } = await sql<{ sku: string; zh: string; en: string; kind: string; status: SkuSalesStatus; price: Decimal | null }>`
    select sku, name_zh as zh, name_en as en, kind, sales_status as status, price from sku where sku = any(${[...codes]}::text[])`.execute(
    database,
  );
  return new Map(rows.map(({ zh, en, ...part }) => [part.sku, { ...part, name: text(zh, en) }]));
}
