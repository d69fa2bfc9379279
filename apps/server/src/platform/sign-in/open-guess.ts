import { fill, ok, refuse, text, type Refusal, type Result } from '@axle/kernel';
import { crowdMemory, guessMemory, guessWait, strangersWait } from '@axle/session';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sendMessage } from '../notifications/send-message.ts';

/** A password that is about to be checked. */
export interface Guess {
  readonly account: string;
  /** Where it comes from: the device where the account knows it, the sign-in of a signed-in user, else the address. */
  readonly place: string;
  readonly ip: string;
  /** Whether the place is one that the account knows. */
  readonly isKnown: boolean;
  readonly now: Date;
}

const throttled = (milliseconds: number): Refusal => ({
  code: 'ACCOUNT_LOCKED',
  message: fill(text('密码错误次数过多，请{n}分钟后再试', 'Too many wrong passwords, try again in {n} min'), {
    n: Math.ceil(milliseconds / 60_000),
  }),
});

/** In one order everywhere, so that no two wait for each other: the address, then the account. */
async function oneAtATime(transaction: Kysely<Tables>, { ip, account }: Guess): Promise<void> {
  for (const key of [`guess of ${ip}`, `guess for ${account}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/**
 * [N19, N20] Counts a password before it is checked, so that guesses at the same time cannot pass the limits together; refused with
 * `ACCOUNT_LOCKED` where the place has to wait. A correct one is cleared by {@link clearGuesses}; otherwise it stays counted.
 */
export async function openGuess(database: Kysely<Tables>, guess: Guess): Promise<Result<undefined>> {
  const { account, place, ip, isKnown, now } = guess;
  const count = async (transaction: Kysely<Tables>): Promise<Result<undefined>> => {
    await oneAtATime(transaction, guess);
    const since = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
    const { rows } = await sql<{ at: string }>`
      select at from password_guess where account = ${account} and place = ${place} and at > ${since(guessMemory)} order by at`.execute(
      transaction,
    );
    const wait = guessWait(
      rows.map(row => Date.parse(row.at)),
      now.getTime(),
    );
    if (wait > 0) return refuse(throttled(wait));
    if (!isKnown) {
      const { ofAddress, ofAccount } = await crowd(transaction, guess);
      if (strangersWait(ofAddress, ofAccount)) return refuse(throttled(crowdMemory));
    }
    await transaction.insertInto('password_guess').values({ account, place, ip, at: now }).execute();
    return ok(undefined);
  };
  return database.isTransaction ? count(database) : database.transaction().execute(count);
}

/**
 * [N20] Says that a password was wrong. Administrators are notified once, when as many were wrong as make devices wait that the account
 * does not know.
 */
export async function noteWrong(database: Kysely<Tables>, guess: Guess): Promise<void> {
  const { account, place, ip, now } = guess;
  const note = async (transaction: Kysely<Tables>) => {
    await oneAtATime(transaction, guess);
    await sql`update password_guess set wrong = true where id = (
      select id from password_guess where account = ${account} and place = ${place} and at = ${now} and not wrong limit 1)`.execute(
      transaction,
    );
    const { ofAddress, ofAccount } = await crowd(transaction, guess, sql<boolean>`wrong`);
    if (!strangersWait(ofAddress, ofAccount) || strangersWait(ofAddress - 1, ofAccount - 1)) return;
    await sendMessage(transaction, {
      event: 'signin.guessed',
      receivers: [],
      object: strangersWait(ofAddress, 0) ? `address ${ip}` : `account ${account}`,
      values: { 'source.ip': ip, 'account.name': account, 'guess.count': String(Math.max(ofAddress, ofAccount)) },
      now,
    });
  };
  return database.isTransaction ? note(database) : database.transaction().execute(note);
}

/** How many passwords came lately from an address and for an account. */
async function crowd(transaction: Kysely<Tables>, { ip, account, now }: Guess, counted = sql<boolean>`true`) {
  const since = new Date(now.getTime() - crowdMemory).toISOString();
  const { rows } = await sql<{ ofAddress: number; ofAccount: number }>`
    select (select count(*)::int from password_guess where ip = ${ip} and at > ${since} and ${counted}) as "ofAddress",
      (select count(*)::int from password_guess where account = ${account} and at > ${since} and ${counted}) as "ofAccount"`.execute(
    transaction,
  );
  return rows[0]!;
}

/** Forgets what was tried for an account from a place, once the right password came. */
export async function clearGuesses(database: Kysely<Tables>, { account, place }: Pick<Guess, 'account' | 'place'>): Promise<void> {
  await database.deleteFrom('password_guess').where('account', '=', account).where('place', '=', place).execute();
}
