const minute = 60_000;

/** Wrong passwords of one account from one place that are free within {@link guessMemory}. */
const freeGuesses = 4;
const longestWait = 15 * minute;

/** [N19] How far back a wrong password still counts against its place, in milliseconds: an hour. */
export const guessMemory = 60 * minute;

/**
 * [N19] Milliseconds until another password may be tried for an account from the same place: 0 where one may. `guesses` are the moments of
 * its wrong passwords there, in milliseconds, ascending; those under way count as wrong until they are known to be right.
 */
export function guessWait(guesses: readonly number[], now: number): number {
  const counted = guesses.filter(at => now - at < guessMemory);
  const last = counted.at(-1);
  const over = counted.length - freeGuesses - 1;
  return last === undefined || over < 0 ? 0 : Math.max(0, last + Math.min(longestWait, 2 ** over * minute) - now);
}

/** [N20] The window in which wrong passwords of an address, and of an account from everywhere, are counted together: 15 minutes. */
export const crowdMemory = 15 * minute;

/**
 * [N20] Whether devices that an account does not know have to wait: by the wrong passwords within {@link crowdMemory} that came from their
 * address, whatever the accounts, and that were tried on the account, wherever from.
 */
export const strangersWait = (ofAddress: number, ofAccount: number): boolean => ofAddress >= 30 || ofAccount >= 50;
