import type { FeedColumn } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A column of feeds, and whether feeds of stock and prices have it too. */
export interface StoredColumn extends FeedColumn {
  readonly inInventory: boolean;
}

/** Fields whose numbers are printed with two digits behind the point. */
const withCents: ReadonlySet<string> = new Set('price corePrice mapPrice listPrice weightLb lengthIn widthIn heightIn'.split(' '));

/** The columns of feeds in use, in order. */
export async function feedColumns(database: Kysely<Tables>): Promise<readonly StoredColumn[]> {
  const { rows } = await sql<{ header: string; field: string | null; fixed: string | null; inInventory: boolean }>`
    select header, field, fixed, in_inventory as "inInventory" from parts_geek_column where status = 1 order by place, id`.execute(
    database,
  );
  return rows.map(({ header, field, fixed, inInventory }) => ({
    header,
    inInventory,
    ...(field === null ? {} : { field, ...(withCents.has(field) ? { digits: 2 } : {}) }),
    ...(fixed === null ? {} : { fixed }),
  }));
}
