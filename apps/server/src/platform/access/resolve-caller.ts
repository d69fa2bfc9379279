import { businessDay } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import { passwordState } from '@axle/session';
import { readSignature } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { CallContext, ResolveCaller, SignedOut } from '../gateways/caller.ts';
import type { Registry } from '../registry/registry.ts';
import { type AccessMemory, accessMemory } from './access-memory.ts';
import { loadAccess } from './load-access.ts';
import { lookAs } from './look-as.ts';
import { expiryOf, seenEverySeconds } from './sign-in-terms.ts';
import { looksLikeSignature, signatureHash } from './signature.ts';
import { signedOutBecause } from './signed-out.ts';

const findSignIn = (database: Kysely<Tables>, signature: string) =>
  database
    .selectFrom('sign_in as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .innerJoin('access_epoch as e', join => join.onTrue())
    .select([
      's.id',
      's.user_id',
      's.remember',
      's.expires_at',
      's.last_seen_at',
      's.revoked_why',
      's.revoked_at',
      'u.account',
      's.views_user',
      's.views_since',
      'u.nickname',
      'u.nickname_en',
      'u.state',
      'u.first_login',
      'u.password_changed_at',
      'e.epoch',
    ])
    .where('s.signature_hash', '=', signatureHash(signature))
    .executeTakeFirst();

type Found = NonNullable<Awaited<ReturnType<typeof findSignIn>>>;

/**
 * Finds who stands behind a signature, and as whom they look where they look as somebody else: one query where the rights are remembered,
 * a second one after a change of rights. Notes that the sign-in is alive at most once a minute.
 */
export function resolveCaller(database: Kysely<Tables>, registry: Registry, memory: AccessMemory = accessMemory()): ResolveCaller {
  return async (given, context) => {
    const { own, views } = readSignature(given);
    const found = looksLikeSignature(own) ? await findSignIn(database, own) : undefined;
    if (!found) return signedOutBecause.unknown;
    const ended = endOf(found, context.now);
    if (ended) return ended;
    const day = businessDay(context.now);
    const accessOf = async (userId: number): Promise<Access | undefined> => {
      const kept = memory.find(userId, found.epoch, day);
      if (kept) return kept;
      const access = await loadAccess(database, userId, day);
      if (access) memory.keep(access, found.epoch, day);
      return access;
    };
    const access = await accessOf(found.user_id);
    if (!access) return signedOutBecause.unknown;
    const look = views === undefined ? undefined : await lookAs(database, found, access, views, context.now);
    const seen = look && (await accessOf(look.user.id));
    if (views !== undefined && !seen) return signedOutBecause.viewOver;
    await noteAlive(database, found, context);
    return {
      ...context,
      registry,
      access: seen ?? access,
      account: look?.user.account ?? found.account,
      nickname: look?.user.nickname ?? found.nickname,
      signInId: found.id,
      passwordIsDue: passwordIsDue(found, context.now),
      ...(look ? { viewedBy: look.by } : {}),
    };
  };
}

/** [N3] The server asks for a new password where the browser shows a dialog that nobody can close. */
function passwordIsDue({ first_login, password_changed_at }: Found, now: Date): boolean {
  return (
    first_login || passwordState(Date.parse(password_changed_at) / 1000, first_login, now.getTime() / 1000).ninetyDaysPasswordNotChange
  );
}

function endOf(found: Found, now: Date): SignedOut | undefined {
  if (found.revoked_why === 'kicked') return signedOutBecause.kicked;
  if (found.revoked_why === 'password') return signedOutBecause.password;
  if (found.state !== 'active') return signedOutBecause.inactive;
  if (found.revoked_why === 'expired') return signedOutBecause.expired;
  if (found.revoked_at !== null) return signedOutBecause.unknown;
  return Date.parse(found.expires_at) <= now.getTime() ? signedOutBecause.expired : undefined;
}

async function noteAlive(database: Kysely<Tables>, found: Found, { now }: CallContext): Promise<void> {
  if (now.getTime() - Date.parse(found.last_seen_at) < seenEverySeconds * 1000) return;
  const expires = found.remember ? {} : { expires_at: expiryOf(false, now) };
  await database
    .updateTable('sign_in')
    .set({ last_seen_at: now, ...expires })
    .where('id', '=', found.id)
    .where('revoked_at', 'is', null)
    .execute();
}
