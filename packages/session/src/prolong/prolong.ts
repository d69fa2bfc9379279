const minute = 60_000;

/** Milliseconds before the end of a sign-in at which the password is asked for: at first, and once more where it was put off. */
const askedBefore = { first: 10 * minute, again: 2 * minute } as const;

/**
 * [N12] Whether a sign-in that ends at `end` asks for the password now: from 10 minutes before, from 2 minutes before where it was put off,
 * and never once it has ended. Millisecond timestamps.
 */
export const asksToProlong = (end: number, now: number, putOff: boolean): boolean =>
  now < end && end - now <= (putOff ? askedBefore.again : askedBefore.first);
