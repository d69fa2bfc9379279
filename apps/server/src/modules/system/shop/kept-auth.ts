import { type AuthPlatform, endOf, endsOf } from '@axle/shop-auth';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Granted } from './sandbox-provider.ts';
import { secretKey } from '../../../platform/secrets/secret-key.ts';
import { seal, unseal } from '../../../platform/secrets/seal.ts';

/** A step of an authorisation, for the list of attempts. */
export interface Attempt {
  readonly store: number;
  readonly step: 'begin' | 'callback' | 'credentials' | 'test' | 'revoke';
  readonly ok: boolean;
  /** Word of the refusal; never what was sent. */
  readonly detail?: string;
}

/** Writes a step into the list of attempts. */
export const noteAttempt = (database: Kysely<Tables>, by: number, now: Date, { store, step, ok, detail }: Attempt) =>
  database
    .insertInto('shop_auth_attempt')
    .values({ store, step, ok, at: now, by, detail: detail ?? null })
    .execute();

/** Seals what a platform granted and keeps it with its ends; the shop takes the account that consented where it had none. */
export async function keepGranted(
  transaction: Kysely<Tables>,
  store: { readonly id: number; readonly platform: AuthPlatform },
  granted: Granted,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  const { accessExpiresAt, refreshExpiresAt, consentExpiresAt } = endsOf(store.platform, now);
  const kept = {
    state: 'granted' as const,
    nonce_expires_at: null,
    access_expires_at: accessExpiresAt ?? null,
    refresh_expires_at: refreshExpiresAt ?? null,
    consent_expires_at: consentExpiresAt ?? null,
    sealed_token: seal(secretKey(), `store:${store.id}`, JSON.stringify({ refreshToken: granted.refreshToken })),
    authorised_by: by,
    authorised_at: now,
    last_error: null,
  };
  await transaction
    .insertInto('shop_auth')
    .values({ store: store.id, ...kept })
    .onConflict(conflict => conflict.column('store').doUpdateSet(kept))
    .execute();
  await sql`update store set ends_at = ${endOf({ state: 'granted', refreshExpiresAt, consentExpiresAt }) ?? null},
    seller_id = coalesce(seller_id, ${granted.sellerId}) where id = ${store.id}`.execute(transaction);
}

/** The token of a shop, opened; undefined where there is none, or it was sealed by another key. */
export async function openToken(database: Kysely<Tables>, store: number): Promise<string | undefined> {
  const row = await database.selectFrom('shop_auth').select('sealed_token').where('store', '=', store).executeTakeFirst();
  const opened = row?.sealed_token ? unseal(secretKey(), `store:${store}`, row.sealed_token) : undefined;
  return opened === undefined ? undefined : (JSON.parse(opened) as { readonly refreshToken: string }).refreshToken;
}
