import type { Kysely } from 'kysely';
import { signatureHash } from '../access/signature.ts';
import type { Tables } from '../database/tables.ts';
import { clearGuesses, noteWrong, openGuess } from '../sign-in/open-guess.ts';

/** Somebody at an address who holds what may be the secret of a link. */
export interface Visitor {
  readonly token: string;
  readonly now: Date;
  readonly ip: string;
}

/**
 * Looks for what a secret opens; undefined where it opens nothing, `tooMany` where the address has to wait: as few secrets may be guessed
 * as passwords.
 */
export async function guardedOpening<Found>(
  database: Kysely<Tables>,
  { token, now, ip }: Visitor,
  find: () => Promise<Found | undefined>,
): Promise<Found | 'tooMany' | undefined> {
  const account = `reply link ${signatureHash(token).toString('hex').slice(0, 16)}`;
  const guess = { account, ip, now, isKnown: false, place: `address ${ip}` };
  const opened = await openGuess(database, guess);
  if (!opened.ok) return 'tooMany';
  const found = await find();
  if (found === undefined) await noteWrong(database, guess);
  else await clearGuesses(database, guess);
  return found;
}
