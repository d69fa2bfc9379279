/** How long ago somebody signed in last. */
export type SignInAge = 'never' | 'longAgo' | 'lately';

/** Days after which the last sign-in of an account was long ago. */
export const longAgoDays = 90;

const day = 24 * 60 * 60;

/**
 * [N18] A last sign-in of more than 90 days ago was long ago, a later one was lately; who has none never signed in. Moments are second
 * timestamps.
 */
export const signInAge = (lastAt: number | undefined, now: number): SignInAge =>
  lastAt === undefined ? 'never' : now - lastAt > longAgoDays * day ? 'longAgo' : 'lately';
