import { fill, ok, refuse, text, type Refusal, type Result } from '@axle/kernel';
import { crowdMemory, guessMemory, guessWait, strangersWait } from '@axle/session';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sendMessage } from '../notifications/send-message.ts';

/** A password that is about to be checked. */
export interface Guess {
  readonly account: string;
  /** Where it comes from: the device where the account knows it, the sign-in of whoever is signed in, else the address. */
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
 * `ACCOUNT_LOCKED` where the place has to wait. Whoever finds it right says so by {@link clearGuesses}; else it stays counted.
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
      const { rows: crowd } = await sql<{ of_address: number; of_account: number }>`
        select (select count(*)::int from password_guess where ip = ${ip} and at > ${since(crowdMemory)}) as of_address,
          (select count(*)::int from password_guess where account = ${account} and at > ${since(crowdMemory)}) as of_account`.execute(
        transaction,
      );
      const { of_address: ofAddress, of_account: ofAccount } = crowd[0]!;
      if (strangersWait(ofAddress, ofAccount)) return refuse(throttled(crowdMemory));
      // with this one they are as many as make strangers wait: said once, not again with each that is refused
      if (strangersWait(ofAddress + 1, ofAccount + 1)) await notifyOfGuesses(transaction, guess, ofAddress + 1, ofAccount + 1);
    }
    await transaction.insertInto('password_guess').values({ account, place, ip, at: now }).execute();
    return ok(undefined);
  };
  return database.isTransaction ? count(database) : database.transaction().execute(count);
}

/** Tells administrators that somebody tries passwords in numbers. */
const notifyOfGuesses = (transaction: Kysely<Tables>, { account, ip, now }: Guess, ofAddress: number, ofAccount: number): Promise<void> =>
  sendMessage(transaction, {
    event: 'signin.guessed',
    receivers: [],
    object: strangersWait(ofAddress, 0) ? `address ${ip}` : `account ${account}`,
    values: { 'source.ip': ip, 'account.name': account, 'guess.count': String(Math.max(ofAddress, ofAccount)) },
    now,
  });

/** Forgets what was tried for an account from a place, once the right password came. */
export async function clearGuesses(database: Kysely<Tables>, { account, place }: Pick<Guess, 'account' | 'place'>): Promise<void> {
  await database.deleteFrom('password_guess').where('account', '=', account).where('place', '=', place).execute();
}
