import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Visitor } from '../gateways/caller.ts';
import { addressMemory, lockMemory } from './throttle.ts';

const before = (now: Date, milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString();

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

/** Moments of an account's wrong passwords that can still hold a lock, ascending; a sign-in that succeeded wipes the earlier ones. */
export async function recentFailures(database: Kysely<Tables>, account: string, now: Date): Promise<readonly number[]> {
  const rows = await database
    .selectFrom('login_log')
    .select(['at', 'result'])
    .where('account', '=', account)
    .where('at', '>', before(now, lockMemory))
    .where('result', 'in', ['ok', 'badPassword'])
    .where('event', 'in', ['login', 'refused'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  const lastSuccess = rows.findLastIndex(row => row.result === 'ok');
  return rows.slice(lastSuccess + 1).map(row => Date.parse(row.at));
}

/** How many sign-ins of an address were refused of late. */
export async function refusedOfAddress(database: Kysely<Tables>, ip: string, now: Date): Promise<number> {
  const { refused } = await database
    .selectFrom('login_log')
    .select(({ fn }) => fn.countAll<number>().as('refused'))
    .where('ip', '=', ip)
    .where('at', '>', before(now, addressMemory))
    .where('event', '=', 'refused')
    .executeTakeFirstOrThrow();
  return refused;
}
