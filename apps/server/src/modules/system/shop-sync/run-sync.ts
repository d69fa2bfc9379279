import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Log } from '../../../platform/host/log.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { refreshAccess } from '../shop/refresh-access.ts';
import { syncFetches } from './sync-kind.ts';

/** The services that fetching from platforms needs. */
export interface SyncWork {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly log: Log;
  readonly now: () => Date;
}

/** Longest that one task takes; one that takes longer belongs to a lost worker, and is started again. */
const longest = sql<string>`now() + interval '2 minutes'`;

/** Runs one task, once however often it is called: only one worker takes it, and all that it fetches is stored or none. */
export async function runSync({ database, registry, log, now }: SyncWork, id: number): Promise<void> {
  const task = await database
    .updateTable('shop_sync')
    .set({ state: 'running', lease_until: longest })
    .where('id', '=', id)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'waiting'), and([eb('state', '=', 'running'), eb('lease_until', '<', sql<string>`now()`)])]),
    )
    .returning(['store', 'kind'])
    .executeTakeFirst();
  if (!task) return;
  const access = await refreshAccess(database, task.store, now());
  if (!access.ok) {
    log.warn(`${task.kind} of shop ${task.store}: ${access.refusal.code}`);
    await end(database, id, { state: 'failed', error: access.refusal.code }, now());
    return;
  }
  await database.transaction().execute(async transaction => {
    const at = now();
    const fetch = registry.part(syncFetches, task.kind);
    if (!fetch) throw new Error(`nothing fetches ${task.kind}`);
    const fetched = await fetch(transaction, { store: task.store, day: businessDay(at), now: at });
    await end(transaction, id, { state: 'done', rows_in: fetched.rowsIn, rows_new: fetched.rowsNew }, now());
  });
}

const end = (
  database: Kysely<Tables>,
  id: number,
  what: { readonly state: 'done' | 'failed'; readonly rows_in?: number; readonly rows_new?: number; readonly error?: string },
  now: Date,
) =>
  database
    .updateTable('shop_sync')
    .set({ ...what, lease_until: null, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
