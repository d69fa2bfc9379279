import type { RecordRow } from '@axle/page-kit';
import { authState, type StoredAuth } from '@axle/shop-auth';
import { authPlatforms, moments } from '@axle/shop-auth/testing';
import { lookupPath, mainPaths, recordPath } from '@axle/wire';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lookupCalls } from '../../../platform/lookups/lookup-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { notifyOfExpiringShops } from './expiring-shops.ts';
import { sandboxCode } from './sandbox-provider.ts';
import { shopCalls } from './shop-calls.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...shopCalls({ database: db }),
  ...lookupCalls({ database: db, registry }),
]);
const admin = { signature: await app.signIn('sysadmin'), language: 'en' as const };
const superUser = { signature: await app.signIn('superadmin'), language: 'en' as const };
const store = { service: 'item', path: 'store' };
const relation = { service: 'base', path: 'store_site' };
type Of = typeof store;
const post = (of: Of, call: Parameters<typeof recordPath>[1], input: object, as = admin) => app.post(recordPath(of, call), input, as);
const listed = async (of: Of, filters: readonly object[], as = admin) =>
  ((await post(of, 'list', { filters, sort: [], limit: 200 }, as)).data as { readonly rows: readonly RecordRow[] }).rows;
const shop = async (code: string) => (await listed(store, [{ field: 'code', op: 'eq', value: code }]))[0]!;
const act = async (action: string, code: string, input: object = {}, as = admin) => {
  const { id, version } = await shop(code);
  return app.post(`/item/store/${action}`, { targets: [{ id, version }], input }, as);
};
const nonceOf = (reply: { readonly data?: unknown }) =>
  new URL((reply.data as { open: string }[])[0]!.open, 'http://localhost').searchParams.get('state')!;
const callback = (state: string, sellerId: string, as = admin, platform = 'amazon') =>
  app.post(mainPaths.shopCallback, { state, code: sandboxCode(platform, sellerId, app.now()), sellerId }, as);

it('[S8.6] an authorisation goes out, comes back once, and is sealed', async () => {
  const state = nonceOf(await act('accredit', 'AMZ-UK'));
  expect(await callback(state, 'A3GD6LCE0YV2UK', superUser)).toMatchObject({ reason: 'NONCE_OTHER' });
  expect(await callback(state, 'A3GD6LCE0YV2UK')).toMatchObject({ code: 200, data: { code: 'AMZ-UK' } });
  expect(await callback(state, 'A3GD6LCE0YV2UK')).toMatchObject({
    reason: 'NONCE_USED',
    message: 'This authorisation callback has already been used',
  });
  expect(await callback('unheard-of', 'A3GD6LCE0YV2UK')).toMatchObject({ reason: 'NONCE_UNKNOWN' });
  const kept = await sql<{
    bytes: string;
  }>`select encode(sealed_token, 'escape') as bytes from shop_auth where sealed_token is not null`.execute(app.db);
  expect(kept.rows.filter(({ bytes }) => bytes.includes('sandbox'))).toEqual([]);
  const shown = JSON.stringify([await shop('AMZ-UK'), (await app.get(mainPaths.shopAttempts, admin)).data]);
  expect(shown).not.toMatch(/sandbox-|sealed/i);
  expect(shown).not.toContain(state);
  expect((await app.get(mainPaths.shopAttempts, admin)).data).toMatchObject({
    rows: expect.arrayContaining([expect.objectContaining({ code: 'AMZ-UK', step: 'callback', ok: true })]),
  });
});

it('[S8.6] another account than the shop’s is refused, and what was granted before stays in force', async () => {
  const before = (await shop('AMZ-NA'))['endsAt'];
  const state = nonceOf(await act('accredit', 'AMZ-NA'));
  expect(await callback(state, 'SOMEBODY-ELSE')).toMatchObject({
    reason: 'SELLER_MISMATCH',
    message: 'Authorised account differs from the store',
  });
  const kept = await app.db
    .selectFrom('shop_auth')
    .select('state')
    .where('store', '=', (await shop('AMZ-NA')).id)
    .executeTakeFirst();
  expect([kept?.state, (await shop('AMZ-NA'))['endsAt']]).toEqual(['granted', before]);
  expect(await callback(state, 'A2XK7QW4N9PLRE')).toMatchObject({ reason: 'NONCE_USED' });
});

it('keys and secrets are taken, tested and revoked; wrong ones are refused', async () => {
  expect((await act('accredit_key', 'PG-US', { apiKey: 'wrong-key' })).data).toMatchObject([{ refusal: { code: 'BAD_CREDENTIALS' } }]);
  expect((await act('accredit_key', 'PG-US', { apiKey: 'pg-secret-77' })).data).toMatchObject([{ name: expect.stringContaining('PG-US') }]);
  expect(JSON.stringify(await shop('PG-US'))).not.toContain('pg-secret-77');
  expect((await act('test_call', 'PG-US')).data).not.toMatchObject([{ refusal: expect.anything() }]);
  expect((await act('accredit_client', 'WMT-US', { clientId: 'c', clientSecret: 's' })).data).not.toMatchObject([
    { refusal: expect.anything() },
  ]);
  await act('revoke', 'PG-US');
  expect(await shop('PG-US')).toMatchObject({ authState: 'revoked' });
  const row = await app.db
    .selectFrom('shop_auth')
    .select('sealed_token')
    .where('store', '=', (await shop('PG-US')).id)
    .executeTakeFirst();
  expect(row).toEqual({ sealed_token: null });
});

it('[S8, S8.2] the database works out the state as the rule does', async () => {
  const { id } = await shop('EBAY-US');
  const auths = fc.sample(
    fc.record({
      state: fc.constantFrom<StoredAuth['state']>('none', 'pending', 'granted', 'revoked', 'error'),
      refreshExpiresAt: fc.option(moments(), { nil: undefined }),
      consentExpiresAt: fc.option(moments(), { nil: undefined }),
      nonceExpiresAt: moments(),
      now: moments(),
      _: authPlatforms(),
    }),
    80,
  );
  for (const { now, _, ...auth } of auths) {
    await app.db
      .updateTable('shop_auth')
      .set({
        state: auth.state,
        refresh_expires_at: auth.refreshExpiresAt ?? null,
        consent_expires_at: auth.consentExpiresAt ?? null,
        nonce_expires_at: auth.nonceExpiresAt,
      })
      .where('store', '=', id)
      .execute();
    const { rows } = await sql<{ state: string }>`select shop_auth_state(${id}, ${now}) as state`.execute(app.db);
    expect(rows[0]?.state).toBe(authState(auth, now));
  }
});

it('an account belongs to one shop; name and company are final from the first authorisation on', async () => {
  const { id: company } = await app.db.selectFrom('company_entity').select('id').where('code', '=', 'AX-US').executeTakeFirstOrThrow();
  const { id: owner } = await app.db.selectFrom('app_user').select('id').where('account', '=', 'operator').executeTakeFirstOrThrow();
  const values = { code: 'AMZ-2', name: 'Second', platform: 'amazon', region: 'NA', company, owner };
  expect(await post(store, 'add', { values: { ...values, sellerId: 'A2XK7QW4N9PLRE' } })).toMatchObject({
    reason: 'ACCOUNT_BOUND',
    message: 'This account is already bound to store AMZ-NA',
  });
  const made = (await post(store, 'add', { values })).data as RecordRow;
  expect(await post(store, 'update', { id: made.id, version: 1, values: { name: 'Second shop' } })).toMatchObject({ code: 200 });
  const { id, version } = await shop('AMZ-NA');
  expect(await post(store, 'update', { id, version, values: { name: 'Other' } })).toMatchObject({ reason: 'AUTHORISED' });
  expect(await post(store, 'update', { id, version, values: { openedAt: '2018-05-01' } })).toMatchObject({ code: 200 });
});

it('[S2] a scope of shops limits shops and their sites to the same; sites are of the shop’s platform', async () => {
  const operator = { signature: await app.signIn('operator'), language: 'en' as const };
  expect(await listed(relation, [], operator)).toHaveLength(9);
  const { id: other } = await app.db.selectFrom('app_user').select('id').where('account', '=', 'omsclerk').executeTakeFirstOrThrow();
  await app.db.updateTable('store').set({ owner: other }).where('code', '<>', 'EBAY-DE').execute();
  await sql`update data_scope set version = version + 1`.execute(app.db);
  expect((await listed(relation, [], operator)).map(row => row['code'])).toEqual(['EBAY-DE/EBAY-DE']);
  const lookup = (await app.get(lookupPath('store'), operator)).data as { rows: { code: string }[] };
  expect(lookup.rows.map(({ code }) => code)).toEqual(['EBAY-DE']);
  const { id: site } = await app.db.selectFrom('site').select('id').where('code', '=', 'WMT-US').executeTakeFirstOrThrow();
  const ebay = await shop('EBAY-US');
  const refused = await post(relation, 'add', { values: { store: ebay.id, site, company: ebay['company'], manager: other } }, superUser);
  expect(refused).toMatchObject({ reason: 'OTHER_PLATFORM' });
  expect((await listed(relation, [{ field: 'vatMissing', op: 'eq', value: true }], superUser)).map(row => row['code'])).toEqual([
    'AMZ-EU/AMZ-FR',
  ]);
});

it('[S8.5] owners and administrators are notified at each day of warning, once', async () => {
  const { id } = await shop('WMT-US');
  const now = app.now();
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  await app.db.updateTable('store').set({ ends_at: null }).execute();
  await app.db
    .updateTable('store')
    .set({ ends_at: inDays(14) })
    .where('id', '=', id)
    .execute();
  const notified = () => app.db.selectFrom('message').select('title_en').where('event', '=', 'auth.expiring').execute();
  await notifyOfExpiringShops(app.db, now);
  await notifyOfExpiringShops(app.db, now);
  const first = await notified();
  expect(first.length).toBeGreaterThanOrEqual(2);
  expect(new Set(first.map(({ title_en }) => title_en))).toEqual(new Set(['Store authorisation expiring: WMT-US Axle Auto Parts']));
  await notifyOfExpiringShops(app.db, inDays(7.5));
  expect((await notified()).length).toBe(2 * first.length);
});
