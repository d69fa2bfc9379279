import type { FitmentId } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ListingHead } from './listed-fitment.ts';

/** What a platform takes of a listing. */
export interface ListingLimit {
  readonly idKind: FitmentId;
  readonly most: number | undefined;
}

interface LimitRow {
  readonly platform: string;
  readonly site: number | null;
  readonly category: number | null;
  readonly idKind: FitmentId;
  readonly most: number | null;
}

/** The limits in force: the most specific one of a listing, its category before its site, and a nearer category before one above it. */
export async function limitsOfListings(database: Kysely<Tables>): Promise<(listing: ListingHead) => ListingLimit> {
  const { rows: limits } = await sql<LimitRow>`
    select platform, site, category, id_kind as "idKind", most from fitment_limit where status = 1`.execute(database);
  const { rows: categories } = await sql<{ id: number; parent: number | null }>`select id, parent from category`.execute(database);
  const parentOf = new Map(categories.map(({ id, parent }) => [id, parent]));
  return ({ platform, site, category }) => {
    const lineage: number[] = [];
    for (let at = category; at !== null && !lineage.includes(at); at = parentOf.get(at) ?? null) lineage.push(at);
    const rank = (row: LimitRow) =>
      (row.category === null ? 0 : 2 * (lineage.length - lineage.indexOf(row.category))) + (row.site === null ? 0 : 1);
    const [found] = limits
      .filter(row => row.platform === platform && (row.site === null || row.site === site))
      .filter(row => row.category === null || lineage.includes(row.category))
      .toSorted((one, other) => rank(other) - rank(one));
    return { idKind: found?.idKind ?? 'ymm', most: found?.most ?? undefined };
  };
}
