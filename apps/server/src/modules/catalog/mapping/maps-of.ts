import type { SkuMap } from '@axle/catalog';
import type { Decimal, LocalDate } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

interface MapRow {
  readonly id: number;
  readonly platform: string;
  readonly site: number | null;
  readonly store: number | null;
  readonly seller_sku: string;
  readonly effective_from: LocalDate;
  readonly effective_to: LocalDate | null;
  readonly lines: readonly { readonly sku: string; readonly qty: number; readonly share: string | null }[];
}

/** Every map in use of a seller SKU, of whatever scope and day; sites and stores by their ids. */
export async function mapsOf(database: Kysely<Tables>, sellerSku: string): Promise<readonly SkuMap[]> {
  const { rows } = await sql<MapRow>`
    select m.id, m.platform, m.site, m.store, m.seller_sku, m.effective_from, m.effective_to,
      (select json_agg(json_build_object('sku', s.sku, 'qty', l.qty, 'share', trim_scale(l.revenue_share)::text) order by l.line_no)
        from sku_map_lines l join sku s on s.id = l.sku where l.record_id = m.id) as lines
    from sku_map m where m.seller_sku collate "C" = ${sellerSku} and m.status = 1 order by m.id`.execute(database);
  return rows.map(row => ({
    id: row.id,
    platform: row.platform,
    ...(row.site === null ? {} : { site: String(row.site) }),
    ...(row.store === null ? {} : { store: String(row.store) }),
    sellerSku: row.seller_sku,
    lines: row.lines.map(({ sku, qty, share }) => ({ sku, qty, ...(share === null ? {} : { share: share as Decimal }) })),
    from: row.effective_from,
    ...(row.effective_to === null ? {} : { to: row.effective_to }),
  }));
}
