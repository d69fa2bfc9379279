import { nextFetch, nextSpan } from '@axle/orders';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { openToken } from '../../system/shop/kept-auth.ts';
import { isOfSandbox } from '../connector/open-shop.ts';
import { platformInterfaces } from '../connector/platform-interfaces.ts';
import { askDownload } from './download-actions.ts';

interface ShopFetched {
  readonly store: number;
  readonly platform: string;
  readonly fetchedTo: string | null;
  readonly lastAsked: string | null;
}

/**
 * [S1f] Asks for what was changed in each shop whose platform lets us in since it was asked last. What failed is in the next span, which
 * begins where the last one that came through ended.
 */
export const scheduleDownloads = (database: Kysely<Tables>, now: Date): Promise<void> =>
  database.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(hashtext('order_schedule'))`.execute(transaction);
    for (const { store, platform, fetchedTo, lastAsked } of await shopsFetched(transaction)) {
      if (lastAsked !== null && nextFetch(new Date(lastAsked)) > now) continue;
      const span = nextSpan(fetchedTo === null ? undefined : new Date(fetchedTo), now);
      const token = span && (await openToken(transaction, store));
      if (!span || token === undefined || isOfSandbox(token)) continue;
      await askDownload(transaction, { store, platform, kind: 'updates', ...span, trigger: 'schedule', by: null }, now);
    }
  });

/** Shops whose platform lets us in and that wait for nothing, with what was fetched of them. */
async function shopsFetched(database: Kysely<Tables>): Promise<readonly ShopFetched[]> {
  const { rows } = await sql<ShopFetched>`
    select s.id as store, s.platform,
      (select max(d.to_at) from order_download d where d.store = s.id and d.kind = 'updates' and d.file is null
        and d.status in ('success', 'partial')) as "fetchedTo",
      (select max(d.created_at) from order_download d where d.store = s.id and d.kind = 'updates' and d.file is null) as "lastAsked"
    from store s join shop_auth a on a.store = s.id and a.state = 'granted' and a.sealed_token is not null
    where s.status = 1 and s.platform = any(${[...platformInterfaces.keys()]}::text[])
      and not exists (select from order_download o where o.store = s.id and o.kind = 'updates' and o.status in ('queued', 'running'))
    order by s.id`.execute(database);
  return rows;
}
