import { type Decimal, fill, type LocalDate, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { BomTable } from '../bom/bom.ts';
import { explodeBom, withoutScrap } from '../bom/explode-bom.ts';
import { type MapLevel, mapLevel, type MapLine, type SkuMap } from './sku-map.ts';

/** A sold listing on a day. */
export interface SoldListing {
  readonly platform: string;
  readonly site: string;
  readonly store: string;
  readonly sellerSku: string;
  readonly day: LocalDate;
}

/** Why a map of the seller SKU was taken, or not. */
export type MapVerdict = 'used' | 'lessSpecific' | 'otherScope' | 'notYet' | 'ended';

/** A map that was looked at, and what came of it. */
export interface MapStep {
  readonly map: SkuMap;
  readonly level: MapLevel;
  readonly verdict: MapVerdict;
}

/** What stands behind a sold listing. */
export interface ResolvedListing {
  /** The map that holds; absent where none does, and then nothing else is known. */
  readonly map: SkuMap;
  readonly lines: readonly MapLine[];
  /** What one sold unit takes from stock: kits in their components, whole pieces. */
  readonly stocked: ReadonlyMap<string, number>;
}

/** An answer of {@link resolvePtSku}, and every map that was looked at, the most specific first. */
export interface ResolvedWithTrace {
  readonly result: Result<ResolvedListing>;
  readonly trace: readonly MapStep[];
}

/** What kits consist of on the day: those that have a BOM in force, and all codes that are kits. */
export interface Kits {
  readonly boms: BomTable;
  readonly kits: ReadonlySet<string>;
}

const levels: readonly MapLevel[] = ['storeSite', 'store', 'platformSite', 'platform'];

/**
 * [B6] What stands behind a sold listing: of the maps in force on the day the most specific one (store and site, store, platform and site,
 * platform). Refused with `UNMAPPED` where there is none. Kits come to their components by B8 without the scrap of making, refused as
 * that is, and with `NO_ACTIVE_BOM`; assemblies are stocked as they are.
 */
export function resolvePtSku(maps: readonly SkuMap[], listing: SoldListing, kits: Kits): ResolvedWithTrace {
  const own = maps
    .filter(({ sellerSku }) => sellerSku === listing.sellerSku)
    .map(map => ({ map, level: mapLevel(map), verdict: verdictOf(map, listing) }))
    .toSorted((one, other) => rank(one) - rank(other) || newest(one.map, other.map));
  const best = own.find(({ verdict }) => verdict === undefined);
  const trace = own.map((step): MapStep => ({ ...step, verdict: step.verdict ?? (step.map === best?.map ? 'used' : 'lessSpecific') }));
  if (!best) return { result: refuse(unmapped(listing)), trace };
  const stocked = stockedOf(best.map.lines, kits);
  return { result: stocked.ok ? ok({ map: best.map, lines: best.map.lines, stocked: stocked.value }) : stocked, trace };
}

/** Later maps first; two of one day, which old data may hold, by their ids. */
const newest = (one: SkuMap, other: SkuMap): number => (one.from === other.from ? other.id - one.id : one.from < other.from ? 1 : -1);

const rank = ({ level }: { readonly level: MapLevel }): number => levels.indexOf(level);

/** Why a map cannot hold; undefined where it can. */
function verdictOf(map: SkuMap, { platform, site, store, day }: SoldListing): MapVerdict | undefined {
  const fits = map.platform === platform && (map.site ?? site) === site && (map.store ?? store) === store;
  if (!fits) return 'otherScope';
  if (day < map.from) return 'notYet';
  return map.to !== undefined && day > map.to ? 'ended' : undefined;
}

function stockedOf(lines: readonly MapLine[], { boms, kits }: Kits): Result<ReadonlyMap<string, number>> {
  const ofKits = withoutScrap(new Map([...boms].filter(([parent]) => kits.has(parent))));
  const stocked = new Map<string, number>();
  for (const { sku, qty } of lines) {
    const leaves = explodeBom(sku, String(qty) as Decimal, ofKits);
    if (!leaves.ok) return leaves;
    for (const [leaf, need] of leaves.value) {
      if (kits.has(leaf)) return refuse(noBom(leaf));
      stocked.set(leaf, (stocked.get(leaf) ?? 0) + Number(need));
    }
  }
  return ok(stocked);
}

const unmapped = ({ sellerSku }: SoldListing): Refusal => ({
  code: 'UNMAPPED',
  field: 'sellerSku',
  message: fill({ zh: '{sellerSku}在该日没有有效的SKU映射', en: '{sellerSku} has no SKU map in force on that day' }, { sellerSku }),
});

const noBom = (kit: string): Refusal => ({
  code: 'NO_ACTIVE_BOM',
  field: 'sellerSku',
  message: fill({ zh: '套件{kit}在该日没有生效的BOM', en: 'Kit {kit} has no active BOM on that day' }, { kit }),
});
