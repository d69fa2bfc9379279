import { resolvePtSku, type SkuMap } from '@axle/catalog';
import type { LocalDate } from '@axle/kernel';
import { normalCode } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { bomsBelow } from '../../catalog/bom/boms-in-force.ts';
import type { IntakePlace } from './intake-place.ts';

/** A seller SKU that was sold on a day. */
export interface SoldSku {
  readonly sellerSku: string;
  readonly site: number | undefined;
  readonly day: LocalDate;
}

/** Pieces of SKUs, by their ids, in one sold unit. */
export type PiecesOfUnit = ReadonlyMap<number, number>;

/** Pieces behind a seller SKU; undefined where no map leads to any, or one of its kits has no BOM. */
export type FindPieces = (sold: SoldSku) => PiecesOfUnit | undefined;

interface MapRow extends Omit<SkuMap, 'site' | 'store' | 'to'> {
  readonly site: number | null;
  readonly store: number | null;
  readonly to: LocalDate | null;
}

/** [B6] What stands behind all seller SKUs of a batch, by the rule of the catalogue, in as many queries as the batch has days. */
export async function resolveListings(
  database: Kysely<Tables>,
  { store, platform }: IntakePlace,
  sold: readonly SoldSku[],
): Promise<FindPieces> {
  const { rows } = await sql<MapRow>`
    select m.id, m.platform, m.site, m.store, m.seller_sku as "sellerSku", m.effective_from as "from", m.effective_to as "to",
      (select json_agg(json_build_object('sku', s.sku, 'qty', l.qty) order by l.line_no)
        from sku_map_lines l join sku s on s.id = l.sku where l.record_id = m.id) as lines
    from sku_map m where m.status = 1 and m.platform = ${platform} and (m.store is null or m.store = ${store})
      and m.seller_sku collate "C" = any(${[...new Set(sold.map(({ sellerSku }) => normalCode(sellerSku)))]}::text[])
    order by m.id`.execute(database);
  const maps = Map.groupBy(
    rows.map(({ site, store: of, to, ...map }): SkuMap => ({
      ...map,
      ...(site === null ? {} : { site: String(site) }),
      ...(of === null ? {} : { store: String(of) }),
      ...(to === null ? {} : { to }),
    })),
    ({ sellerSku }) => sellerSku,
  );
  const codes = [...new Set(rows.flatMap(({ lines }) => lines.map(({ sku }) => sku)))];
  const boms = new Map<LocalDate, Awaited<ReturnType<typeof bomsBelow>>>();
  for (const { day } of sold) if (!boms.has(day)) boms.set(day, await bomsBelow(database, codes, day));
  const below = [...boms.values()].flatMap(of => [...of.values()].flat().map(({ child }) => child));
  const skus = await partsOf(database, [...codes, ...below]);
  const kits = new Set([...skus.values()].filter(({ kind }) => kind === 'kit').map(({ sku }) => sku));
  const found = new Map<string, PiecesOfUnit | undefined>();
  return ({ sellerSku, site, day }) => {
    const key = `${day} ${site} ${sellerSku}`;
    if (!found.has(key)) {
      const code = normalCode(sellerSku);
      const listing = { platform, store: String(store), site: String(site), sellerSku: code, day };
      const { result } = resolvePtSku(maps.get(code) ?? [], listing, { boms: boms.get(day) ?? new Map(), kits });
      const stocked = result.ok ? [...result.value.stocked].map(([sku, qty]) => [skus.get(sku)!.id, qty] as const) : [];
      found.set(key, stocked.length > 0 ? new Map(stocked) : undefined);
    }
    return found.get(key);
  };
}

interface Part {
  readonly id: number;
  readonly sku: string;
  readonly kind: string;
}

async function partsOf(database: Kysely<Tables>, codes: readonly string[]): Promise<ReadonlyMap<string, Part>> {
  const rows = await database
    .selectFrom('sku')
    .select(['id', 'sku', 'kind'])
    .where('sku', '=', sql<string>`any(${[...new Set(codes)]}::text[])`)
    .execute();
  return new Map(rows.map(row => [row.sku, row]));
}
