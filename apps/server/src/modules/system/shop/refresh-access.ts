import { ok, refuse, type Refusal, type Result } from '@axle/kernel';
import { isAuthPlatform, lifetimes, needsAccess } from '@axle/shop-auth';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { sendMessage } from '../../../platform/notifications/send-message.ts';
import { openToken } from './kept-auth.ts';
import { callPlatform } from './sandbox-provider.ts';

const noAuth: Refusal = { code: 'NO_AUTHORISATION', message: { zh: '店铺没有有效授权', en: 'The store has no valid authorisation' } };

/** Shops whose access is about to expire, by the rule S8.4; a little earlier, so that one round of the jobs is in time for it. */
export async function accessDue(database: Kysely<Tables>, now: Date): Promise<readonly number[]> {
  const rows = await database
    .selectFrom('shop_auth as a')
    .innerJoin('store as s', 's.id', 'a.store')
    .select('a.store')
    .where('s.status', '=', 1)
    .where('a.state', '=', 'granted')
    .where('a.sealed_token', 'is not', null)
    .where('a.access_expires_at', '<=', new Date(now.getTime() + 300_000).toISOString())
    .execute();
  return rows.map(({ store }) => store);
}

/**
 * [S8.4] The token by which a shop's platform is called, renewed where its access is about to expire. Where the platform refuses, the
 * authorisation has failed: it is kept as that, and its owner is notified, once.
 */
export const refreshAccess = (database: Kysely<Tables>, store: number, now: Date): Promise<Result<string>> =>
  database.transaction().execute(async transaction => {
    const { rows } = await sql<{ code: string; name: string; owner: number; platform: string; ends: string | null }>`
      select s.code, s.name, s.owner, s.platform, a.access_expires_at as ends from shop_auth a join store s on s.id = a.store
      where a.store = ${store} and a.state = 'granted' and s.status = 1 for update of a`.execute(transaction);
    const [shop] = rows;
    if (!shop || !isAuthPlatform(shop.platform)) return refuse(noAuth);
    const token = await openToken(transaction, store);
    const called = callPlatform(token);
    const seconds = lifetimes[shop.platform].access;
    const isDue = seconds !== undefined && shop.ends !== null && needsAccess(new Date(shop.ends), now);
    await transaction
      .updateTable('shop_auth')
      .set({
        last_call_at: now,
        last_error: called.ok ? null : called.refusal.message.en,
        state: called.ok ? 'granted' : 'error',
        ...(called.ok && isDue ? { access_expires_at: new Date(now.getTime() + seconds * 1000) } : {}),
      })
      .where('store', '=', store)
      .execute();
    if (called.ok && token !== undefined) return ok(token);
    await sendMessage(transaction, {
      event: 'auth.failed',
      receivers: [shop.owner],
      object: `${shop.code} ${now.toISOString()}`,
      values: { 'shop.name': `${shop.code} ${shop.name}` },
      page: 'shopAuthorization',
      record: store,
      once: true,
      now,
    });
    return called.ok ? refuse(noAuth) : called;
  });
