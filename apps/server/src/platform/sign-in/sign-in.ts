import { ok, refuse, type Result } from '@axle/kernel';
import type { SignInReply, SignInRequest } from '@axle/wire';
import type { Kysely } from 'kysely';
import { newSignature, signatureHash } from '../access/signature.ts';
import { expiryOf } from '../access/sign-in-terms.ts';
import type { Tables } from '../database/tables.ts';
import type { Visitor } from '../gateways/caller.ts';
import { keepDevice, knowsDevice } from './known-device.ts';
import { writeLoginLog } from './login-log.ts';
import { clearGuesses, type Guess, noteWrong, openGuess } from './open-guess.ts';
import { passwordFits } from './passwords.ts';
import { signInRefusals } from './sign-in-refusals.ts';

const findUser = (database: Kysely<Tables>, account: string) =>
  database.selectFrom('app_user').select(['id', 'account', 'state', 'password_hash']).where('account', '=', account).executeTakeFirst();

/**
 * Signs a user in: answers a new signature, or why not. An unknown account is answered like a wrong password, in words and in
 * time, and has to wait like a known one. Whether an account has left or is locked is revealed only to users who know its password.
 */
export async function signIn(database: Kysely<Tables>, visitor: Visitor, request: SignInRequest): Promise<Result<SignInReply>> {
  const account = request.account.trim().toLowerCase();
  const { now, ip } = visitor;
  const user = await findUser(database, account);
  const isKnown = user !== undefined && (await knowsDevice(database, user.id, request.device));
  const guess: Guess = { account, ip, now, isKnown, place: isKnown ? `device ${request.device}` : `address ${ip}` };
  const note = (result: 'badPassword' | 'locked' | 'left') =>
    writeLoginLog(database, visitor, {
      event: 'refused',
      result,
      account,
      user_id: user?.id ?? null,
      remember: request.remember,
      sign_in_id: null,
    });
  const opened = await openGuess(database, guess);
  if (!opened.ok) {
    await note('locked');
    return opened;
  }
  if (!(await passwordFits(request.password, user?.password_hash)) || !user) {
    await noteWrong(database, guess);
    await note('badPassword');
    return refuse(signInRefusals.badPassword);
  }
  if (user.state !== 'active') {
    await note(user.state);
    return refuse(signInRefusals[user.state]);
  }
  return ok(await openSignIn(database, visitor, user, guess, request));
}

async function openSignIn(
  database: Kysely<Tables>,
  visitor: Visitor,
  user: { readonly id: number; readonly account: string },
  guess: Guess,
  { remember, device }: SignInRequest,
): Promise<SignInReply> {
  const signature = newSignature();
  const { now, ip, agent } = visitor;
  return database.transaction().execute(async transaction => {
    const { id } = await transaction
      .insertInto('sign_in')
      .values({
        user_id: user.id,
        signature_hash: signatureHash(signature),
        remember,
        ip,
        agent,
        created_at: now,
        last_seen_at: now,
        expires_at: expiryOf(remember, now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.updateTable('app_user').set({ last_login_at: now, last_login_ip: ip }).where('id', '=', user.id).execute();
    await writeLoginLog(transaction, visitor, {
      event: 'login',
      result: 'ok',
      account: user.account,
      user_id: user.id,
      remember,
      sign_in_id: id,
    });
    await clearGuesses(transaction, guess);
    return { signature, device: await keepDevice(transaction, { userId: user.id, device, now }) };
  });
}
