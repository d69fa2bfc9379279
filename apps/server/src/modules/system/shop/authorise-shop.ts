import { createHash, randomBytes } from 'node:crypto';
import { ok, refuse, type Refusal, type Result } from '@axle/kernel';
import { notFound, type RecordRow, rowChanged } from '@axle/page-kit';
import { type AuthPlatform, isAuthPlatform, lifetimes, needsAccess, nonceMinutes } from '@axle/shop-auth';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext, ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { keepGranted, noteAttempt, openToken } from './kept-auth.ts';
import { callPlatform, sandboxAddress, takeCredentials } from './sandbox-provider.ts';

/** A shop whose authorisation is at stake, locked. */
export interface ShopAtHand {
  readonly id: number;
  readonly platform: AuthPlatform;
  readonly sellerId: string | undefined;
}

const noAuth: Refusal = {
  code: 'NO_AUTHORISATION',
  message: { zh: '该平台无须授权', en: 'Stores of this platform need no authorisation' },
};

/** What is kept of the secret that comes back: its digest. */
export const digestOf = (nonce: string): Buffer => createHash('sha256').update(nonce).digest();

/** A shop as a record, locked. */
export const shopAtHand = (row: RecordRow): ShopAtHand | undefined =>
  isAuthPlatform(row['platform']) ? { id: row.id, platform: row['platform'], sellerId: row['sellerId'] as string | undefined } : undefined;

type Act = (transaction: Kysely<Tables>, shop: ShopAtHand, context: ActionContext) => Promise<Result<{ readonly open?: string }>>;

/** Does something to the ticked shop, locked and as its user saw it. */
const onShop =
  (act: Act): ActionHandler =>
  context =>
    inTransaction(context.parts.database, async transaction => {
      const { id, version } = context.targets[0]!;
      const [row] = await lockById(transaction, context.parts, [id]);
      if (!row) return refuse(notFound);
      if (row.version !== version) return refuse(rowChanged);
      const shop = shopAtHand(row);
      if (!shop) return refuse(noAuth);
      const done = await act(transaction, shop, context);
      const name = nameFor(context.parts)(row);
      return ok([done.ok ? { id, name, ...done.value } : { id, name, refusal: done.refusal }]);
    });

/**
 * [S8.6] Begins an authorisation: a secret for this user and this shop, good for ten minutes, with which the platform sends the browser
 * back.
 */
const begin: Act = async (transaction, shop, { parts: { caller } }) => {
  if (lifetimes[shop.platform].kind !== 'oauth') return refuse(noAuth);
  const nonce = randomBytes(32).toString('base64url');
  const by = caller.access.userId;
  const until = new Date(caller.now.getTime() + nonceMinutes * 60_000);
  await transaction
    .insertInto('shop_auth_nonce')
    .values({ digest: digestOf(nonce), store: shop.id, user_id: by, expires_at: until })
    .execute();
  await transaction
    .insertInto('shop_auth')
    .values({ store: shop.id, state: 'pending', nonce_expires_at: until })
    .onConflict(conflict => conflict.column('store').doUpdateSet({ state: 'pending', nonce_expires_at: until }))
    .execute();
  await noteAttempt(transaction, by, caller.now, { store: shop.id, step: 'begin', ok: true });
  return ok({ open: sandboxAddress(shop.platform, nonce) });
};

/** Takes an id with its secret, or a key, and calls the platform once before anything is kept. */
const takeSecret =
  (secretOf: (input: ActionContext['input']) => string): Act =>
  async (transaction, shop, { parts: { caller }, input }) => {
    const by = caller.access.userId;
    const granted = takeCredentials(shop.platform, shop.sellerId ?? String(input['clientId'] ?? ''), secretOf(input));
    const called = granted.ok ? callPlatform(granted.value.refreshToken) : granted;
    await noteAttempt(transaction, by, caller.now, {
      store: shop.id,
      step: 'credentials',
      ok: called.ok,
      ...(called.ok ? {} : { detail: called.refusal.code }),
    });
    if (!granted.ok) return granted;
    if (!called.ok) return called;
    const sellerId = granted.value.sellerId === '' ? shop.platform : granted.value.sellerId;
    await keepGranted(transaction, shop, { ...granted.value, sellerId }, { by, now: caller.now });
    return ok({});
  };

/** [S8.4] Calls the platform with the stored access token, or a new one where that is about to expire. */
const test: Act = async (transaction, shop, { parts: { caller } }) => {
  const called = callPlatform(await openToken(transaction, shop.id));
  const kept = await transaction.selectFrom('shop_auth').select('access_expires_at').where('store', '=', shop.id).executeTakeFirst();
  const ends = kept?.access_expires_at ? new Date(kept.access_expires_at) : undefined;
  const seconds = lifetimes[shop.platform].access;
  const renewed =
    called.ok && seconds !== undefined && needsAccess(ends, caller.now)
      ? { access_expires_at: new Date(caller.now.getTime() + seconds * 1000) }
      : {};
  await transaction
    .updateTable('shop_auth')
    .set({
      last_call_at: caller.now,
      last_error: called.ok ? null : called.refusal.message.en,
      state: called.ok ? 'granted' : 'error',
      ...renewed,
    })
    .where('store', '=', shop.id)
    .execute();
  await noteAttempt(transaction, caller.access.userId, caller.now, { store: shop.id, step: 'test', ok: called.ok });
  return called.ok ? ok({}) : called;
};

/** Ends an authorisation: the token is gone for good. */
const revoke: Act = async (transaction, shop, { parts: { caller } }) => {
  await transaction
    .updateTable('shop_auth')
    .set({ state: 'revoked', sealed_token: null, nonce_expires_at: null, access_expires_at: null })
    .where('store', '=', shop.id)
    .execute();
  await transaction.updateTable('store').set({ ends_at: null }).where('id', '=', shop.id).execute();
  await noteAttempt(transaction, caller.access.userId, caller.now, { store: shop.id, step: 'revoke', ok: true });
  return ok({});
};

/** Effects of the shops' own actions. */
export const shopActions: ActionHandlers = {
  'shopAuthorization.accredit': onShop(begin),
  'shopAuthorization.accreditClient': onShop(takeSecret(input => `${String(input['clientId'])}:${String(input['clientSecret'])}`)),
  'shopAuthorization.accreditKey': onShop(takeSecret(input => String(input['apiKey']))),
  'shopAuthorization.testCall': onShop(test),
  'shopAuthorization.revoke': onShop(revoke),
};
