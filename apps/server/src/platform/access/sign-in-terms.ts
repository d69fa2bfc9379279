/** Hours without a call after which a sign-in ends; every call restarts them. */
export const slidingHours = 24;

/** Days that a remembered sign-in lasts, calls or not. */
export const rememberDays = 365;

/** Seconds between two notes that a sign-in is alive. */
export const seenEverySeconds = 60;

const hour = 60 * 60 * 1000;

/** When a sign-in ends that is seen at `now`. */
export const expiryOf = (remember: boolean, now: Date): Date =>
  new Date(now.getTime() + (remember ? rememberDays * 24 : slidingHours) * hour);
