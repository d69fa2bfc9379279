import { ok, refuse, type Result } from '@axle/kernel';
import { permissionCode } from '@axle/page-kit';
import { acceptCallback } from '@axle/shop-auth';
import { mainPaths } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { digestOf, shopAtHand } from './authorise-shop.ts';
import { keepGranted, noteAttempt } from './kept-auth.ts';
import { callPlatform, exchangeCode } from './sandbox-provider.ts';

const page = 'shopAuthorization';
const callbackInput = z.object({
  state: z.string().max(200),
  code: z.string().max(2000).optional(),
  sellerId: z.string().max(60).optional(),
});

/** The end of an authorisation, and the steps of all. */
export const shopCalls = ({ database }: { readonly database: Kysely<Tables> }): readonly MainCall[] => [
  mainCall({
    method: 'POST',
    path: mainPaths.shopCallback,
    permission: permissionCode('system', page, 'accredit'),
    input: callbackInput,
    handle: (caller, input) => database.transaction().execute(transaction => endAuthorisation(transaction, caller, input)),
  }),
  mainCall({
    method: 'GET',
    path: mainPaths.shopAttempts,
    permission: permissionCode('system', page, 'list'),
    input: z.object({}),
    async handle(caller) {
      const { rows } = await sql<object>`
        select a.id, t.code, t.name, a.at, a.by, a.step, a.ok, coalesce(a.detail, '') as detail
        from shop_auth_attempt a join store_list t on t.id = a.store
        where ${seenRows(partsOf(database, caller))} order by a.at desc, a.id desc limit 200`.execute(database);
      return ok({ rows });
    },
  }),
];

const partsOf = (database: Kysely<Tables>, caller: Caller): RecordParts => ({
  database,
  resource: caller.registry.referred('store')!,
  page,
  caller,
});

/**
 * [S8.6] Ends what was begun: checks the secret, turns the code into a token, seals it, and calls the platform once. The secret is used up
 * whatever comes of it.
 */
async function endAuthorisation(
  transaction: Kysely<Tables>,
  caller: Caller,
  { state, code, sellerId = '' }: z.infer<typeof callbackInput>,
): Promise<Result<object>> {
  const by = caller.access.userId;
  const digest = digestOf(state);
  const nonce = await transaction.selectFrom('shop_auth_nonce').selectAll().where('digest', '=', digest).forUpdate().executeTakeFirst();
  const begun = nonce && {
    user: nonce.user_id,
    store: nonce.store,
    expiresAt: new Date(nonce.expires_at),
    ...(nonce.used_at ? { usedAt: new Date(nonce.used_at) } : {}),
  };
  const [row] = begun ? await lockById(transaction, partsOf(transaction, caller), [begun.store]) : [];
  const shop = row && shopAtHand(row);
  if (!row || !shop || !begun) return acceptCallback(undefined, { user: by, sellerId }, undefined, caller.now);
  // who was refused consent names no account
  const taken = acceptCallback(begun, { user: by, sellerId }, code === undefined ? undefined : shop.sellerId, caller.now);
  const granted = !taken.ok ? taken : exchangeCode(shop.platform, code ?? '', caller.now);
  const mine = begun.user === by && begun.usedAt === undefined;
  if (mine) await transaction.updateTable('shop_auth_nonce').set({ used_at: caller.now }).where('digest', '=', digest).execute();
  const fits = granted.ok && granted.value.sellerId !== sellerId ? refuse(mismatch) : granted;
  if (!fits.ok) {
    // what was granted before stays in force
    if (mine)
      await sql`update shop_auth set nonce_expires_at = null, last_error = ${fits.refusal.message.en},
        state = case when sealed_token is null then 'error' else 'granted' end where store = ${shop.id}`.execute(transaction);
    await noteAttempt(transaction, by, caller.now, { store: shop.id, step: 'callback', ok: false, detail: fits.refusal.code });
    return fits;
  }
  await keepGranted(transaction, shop, fits.value, { by, now: caller.now });
  const called = callPlatform(fits.value.refreshToken);
  await sql`update shop_auth set last_call_at = ${caller.now}, state = ${called.ok ? 'granted' : 'error'} where store = ${shop.id}`.execute(
    transaction,
  );
  await noteAttempt(transaction, by, caller.now, { store: shop.id, step: 'callback', ok: called.ok });
  return called.ok ? ok({ store: shop.id, code: row['code'], name: row['name'] }) : called;
}

const mismatch = {
  code: 'SELLER_MISMATCH',
  message: { zh: '授权账号与店铺不一致', en: 'Authorised account differs from the store' },
};
