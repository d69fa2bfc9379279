import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { writeLoginLog } from './login-log.ts';

/** Ends the caller's sign-in; the signature is worth nothing from now on. */
export async function signOut(database: Kysely<Tables>, caller: Caller): Promise<void> {
  await database.transaction().execute(async transaction => {
    const ended = await transaction
      .updateTable('sign_in')
      .set({ revoked_at: caller.now, revoked_why: 'logout' })
      .where('id', '=', caller.signInId)
      .where('revoked_at', 'is', null)
      .returning(['remember', 'agent'])
      .executeTakeFirst();
    if (!ended) return;
    await writeLoginLog(
      transaction,
      { ...caller, agent: ended.agent },
      {
        event: 'logout',
        result: 'ok',
        account: caller.account,
        user_id: caller.access.userId,
        remember: ended.remember,
        sign_in_id: caller.signInId,
      },
    );
  });
}
