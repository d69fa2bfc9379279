import { maySync } from '@axle/catalog';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { SyncKind } from './sync-kind.ts';

/**
 * [LST5] Queues a fetch for shops that were not fetched of late; shops that are queued already are not queued twice. Returns the queued
 * ones.
 */
export async function askShops(
  database: Kysely<Tables>,
  kind: SyncKind,
  stores: readonly number[],
  by: number | null,
  now: Date,
): Promise<readonly number[]> {
  const { rows } = await sql<{ store: number; last: string | null }>`
    select s.store, (select max(y.asked_at) from shop_sync y where y.store = s.store and y.kind = ${kind}) as last
    from unnest(${stores}::bigint[]) as s (store)`.execute(database);
  const due = rows.filter(({ last }) => maySync(last === null ? undefined : new Date(last), now)).map(({ store }) => store);
  if (due.length === 0) return [];
  const asked = await sql<{ store: number }>`
    insert into shop_sync (store, kind, asked_by, asked_at) select store, ${kind}, ${by}, ${now} from unnest(${due}::bigint[]) as d (store)
    on conflict (store, kind) where state in ('waiting', 'running') do nothing returning store`.execute(database);
  return asked.rows.map(({ store }) => store);
}
