import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { writeLoginLog } from './login-log.ts';

/** Tabs of one browser that reload within this time, in milliseconds, count as one reload. */
const together = 10 * 60_000;

/** Logs that the caller's browser reloads because nobody used it for so long. The sign-in goes on. */
export const noteIdle = (database: Kysely<Tables>, caller: Caller): Promise<void> =>
  database.transaction().execute(async transaction => {
    const { signInId, account, access, now } = caller;
    // the lock lets the tabs in one after the other, so that each sees what the one before it wrote
    const signIn = await transaction
      .selectFrom('sign_in')
      .select(['remember', 'agent'])
      .where('id', '=', signInId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const noted = await transaction
      .selectFrom('login_log')
      .select('id')
      .where('sign_in_id', '=', signInId)
      .where('event', '=', 'idle')
      .where('at', '>', new Date(now.getTime() - together).toISOString())
      .executeTakeFirst();
    if (noted) return;
    await writeLoginLog(
      transaction,
      { ...caller, agent: signIn.agent },
      { event: 'idle', result: 'ok', account, user_id: access.userId, remember: signIn.remember, sign_in_id: signInId },
    );
  });
