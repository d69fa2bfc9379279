import { ok, refuse, type Result } from '@axle/kernel';
import type { ProlongReply, ProlongRequest } from '@axle/wire';
import type { Kysely } from 'kysely';
import { expiryOf } from '../access/sign-in-terms.ts';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { writeLoginLog } from './login-log.ts';
import { clearGuesses, type Guess, noteWrong, openGuess } from './open-guess.ts';
import { passwordFits } from './passwords.ts';
import { signInRefusals } from './sign-in-refusals.ts';

/**
 * Lets the caller's sign-in last as long again as a new one, for the password. The signature stays. A wrong password counts like a failed
 * sign-in, a right one like a sign-in.
 */
export async function prolong(database: Kysely<Tables>, caller: Caller, { password }: ProlongRequest): Promise<Result<ProlongReply>> {
  const { account, now, signInId, access } = caller;
  const [user, signIn] = await Promise.all([
    database.selectFrom('app_user').select('password_hash').where('id', '=', access.userId).executeTakeFirstOrThrow(),
    database.selectFrom('sign_in').select(['remember', 'agent']).where('id', '=', signInId).executeTakeFirstOrThrow(),
  ]);
  const guess: Guess = { account, ip: caller.ip, now, isKnown: true, place: `sign-in ${signInId}` };
  const opened = await openGuess(database, guess);
  if (!opened.ok) return opened;
  const fits = await passwordFits(password, user.password_hash);
  const entry = { account, user_id: access.userId, remember: signIn.remember, sign_in_id: signInId };
  const log = { ...caller, agent: signIn.agent };
  if (!fits) {
    await noteWrong(database, guess);
    await writeLoginLog(database, log, { ...entry, event: 'refused', result: 'badPassword' });
    return refuse(signInRefusals.wrongPassword);
  }
  await database.transaction().execute(async transaction => {
    await transaction
      .updateTable('sign_in')
      .set({ last_seen_at: now, expires_at: expiryOf(signIn.remember, now) })
      .where('id', '=', signInId)
      .where('revoked_at', 'is', null)
      .execute();
    await writeLoginLog(transaction, log, { ...entry, event: 'login', result: 'ok' });
    await clearGuesses(transaction, guess);
  });
  return ok({ remember: signIn.remember });
}
