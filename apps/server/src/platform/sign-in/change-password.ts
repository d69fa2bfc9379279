import { ok, refuse, type Refusal, type Result } from '@axle/kernel';
import { checkNewPassword } from '@axle/session';
import type { ChangePasswordRequest } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { endSignIns } from './end-sign-ins.ts';
import { writeLoginLog } from './login-log.ts';
import { clearGuesses, type Guess, noteWrong, openGuess } from './open-guess.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { signInRefusals } from './sign-in-refusals.ts';

/** Former passwords that a new one must differ from, besides the present one. */
const formerPasswords = 4;

/** The wire's names for the fields that the rules of new passwords speak of. */
const wireField: Readonly<Record<string, string>> = { password: 'new_password' };

/** Gives the caller a new password and ends the caller's other sign-ins. A wrong old password counts like a failed sign-in. */
export async function changePassword(
  database: Kysely<Tables>,
  caller: Caller,
  request: ChangePasswordRequest,
): Promise<Result<undefined, Refusal | readonly Refusal[]>> {
  const userId = caller.access.userId;
  const { account, now } = caller;
  const [user, former] = await Promise.all([
    database.selectFrom('app_user').select(['password_hash', 'password_changed_at']).where('id', '=', userId).executeTakeFirstOrThrow(),
    database
      .selectFrom('password_history')
      .select('password_hash')
      .where('user_id', '=', userId)
      .orderBy('changed_at', 'desc')
      .limit(formerPasswords)
      .execute(),
  ]);
  const guess: Guess = { account, ip: caller.ip, now, isKnown: true, place: `sign-in ${caller.signInId}` };
  const opened = await openGuess(database, guess);
  if (!opened.ok) return opened;
  if (!(await passwordFits(request.old_password, user.password_hash))) {
    await noteWrong(database, guess);
    await writeLoginLog(
      database,
      { ...caller, agent: '' },
      { event: 'refused', result: 'badPassword', account, user_id: userId, remember: false, sign_in_id: caller.signInId },
    );
    return refuse(signInRefusals.wrongOld);
  }
  await clearGuesses(database, guess);
  const wrong = checkNewPassword({ password: request.new_password, repeat: request.repeat, account });
  if (wrong.length > 0) return refuse(wrong.map(refusal => ({ ...refusal, field: wireField[refusal.field ?? ''] ?? refusal.field })));
  for (const { password_hash } of [user, ...former])
    if (await passwordFits(request.new_password, password_hash)) return refuse(signInRefusals.usedBefore);
  const stored = await store(database, caller, user, await hashPassword(request.new_password));
  return stored ? ok(undefined) : refuse(signInRefusals.wrongOld);
}

/** False when the password was changed at the same moment by another sign-in: the old one given is then no longer right. */
async function store(
  database: Kysely<Tables>,
  { access: { userId }, now, signInId }: Caller,
  old: { readonly password_hash: string; readonly password_changed_at: string },
  password_hash: string,
): Promise<boolean> {
  return database.transaction().execute(async transaction => {
    const changed = await transaction
      .updateTable('app_user')
      .set(({ eb }) => ({
        password_hash,
        password_changed_at: now,
        first_login: false,
        version: eb('version', '+', 1),
        updated_by: userId,
        updated_at: now,
      }))
      .where('id', '=', userId)
      .where('password_hash', '=', old.password_hash)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return false;
    await transaction
      .insertInto('password_history')
      .values({ user_id: userId, password_hash: old.password_hash, changed_at: old.password_changed_at })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const others = sql<boolean>`s.user_id = ${userId} and s.id <> ${signInId}`;
    await endSignIns(transaction, others, { why: 'password', event: 'kicked', now });
    return true;
  });
}
