import { ok, refuse, type Result } from '@axle/kernel';
import type { SignInReply, SignInRequest } from '@axle/wire';
import type { Kysely } from 'kysely';
import { newSignature, signatureHash } from '../access/signature.ts';
import { expiryOf } from '../access/sign-in-terms.ts';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Visitor } from '../gateways/caller.ts';
import { recentFailures, refusedOfAddress, writeLoginLog } from './login-log.ts';
import { passwordFits } from './passwords.ts';
import { signInRefusals } from './sign-in-refusals.ts';
import { addressMustWait, isLocked } from './throttle.ts';

const findUser = (database: Kysely<Tables>, account: string) =>
  database.selectFrom('app_user').select(['id', 'account', 'state', 'password_hash']).where('account', '=', account).executeTakeFirst();

/**
 * Signs a user in: answers a new signature, or why not. An unknown account is answered like a wrong password, in words and in
 * time, and is locked like a known one. Whether an account has left or is locked is told only to who knows its password.
 */
export async function signIn(database: Kysely<Tables>, visitor: Visitor, request: SignInRequest): Promise<Result<SignInReply>> {
  const account = request.account.trim().toLowerCase();
  const { now, ip } = visitor;
  if (addressMustWait(await refusedOfAddress(database, ip, now))) return refuse(callRefusals.tooMany);
  const user = await findUser(database, account);
  const note = (result: 'badPassword' | 'locked' | 'left') =>
    writeLoginLog(database, visitor, {
      event: 'refused',
      result,
      account,
      user_id: user?.id ?? null,
      remember: request.remember,
      sign_in_id: null,
    });
  if (isLocked(await recentFailures(database, account, now), now.getTime())) {
    await note('locked');
    return refuse(signInRefusals.throttled);
  }
  if (!(await passwordFits(request.password, user?.password_hash)) || !user) {
    await note('badPassword');
    return refuse(signInRefusals.badPassword);
  }
  if (user.state !== 'active') {
    await note(user.state);
    return refuse(signInRefusals[user.state]);
  }
  return ok({ signature: await openSignIn(database, visitor, user, request.remember) });
}

async function openSignIn(
  database: Kysely<Tables>,
  visitor: Visitor,
  user: { readonly id: number; readonly account: string },
  remember: boolean,
): Promise<string> {
  const signature = newSignature();
  const { now, ip, agent } = visitor;
  await database.transaction().execute(async transaction => {
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
  });
  return signature;
}
