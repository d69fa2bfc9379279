import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Visitor } from '../gateways/caller.ts';

/** Adds an entry to the login log, at the moment of the call. */
export async function writeLoginLog(
  database: Kysely<Tables> | Transaction<Tables>,
  { now, ip, agent }: Pick<Visitor, 'now' | 'ip' | 'agent'>,
  entry: Pick<Insertable<Tables['login_log']>, 'event' | 'result' | 'account' | 'user_id' | 'remember' | 'sign_in_id'> &
    Partial<Pick<Insertable<Tables['login_log']>, 'viewed_user' | 'duration_sec'>>,
): Promise<void> {
  await database
    .insertInto('login_log')
    .values({ ...entry, at: now, ip, agent })
    .execute();
}
