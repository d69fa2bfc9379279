/** Where the authorisation of a shop stands. */
export type AuthState = 'none' | 'pending' | 'valid' | 'expiring' | 'expired' | 'revoked' | 'error';

/** What is kept of an authorisation; `granted` says nothing of its ends. */
export interface StoredAuth {
  readonly state: 'none' | 'pending' | 'granted' | 'revoked' | 'error';
  readonly refreshExpiresAt?: Date | undefined;
  readonly consentExpiresAt?: Date | undefined;
  /** Until when a begun authorisation may come back. */
  readonly nonceExpiresAt?: Date | undefined;
}

/** Days before the end in which an authorisation is about to expire. */
export const expiringDays = 30;

const day = 86_400_000;

/** [S8] When an authorisation ends: with the consent or the refresh token, whichever is first. Access tokens do not count. */
export function endOf({ refreshExpiresAt, consentExpiresAt }: StoredAuth): Date | undefined {
  const ends = [refreshExpiresAt, consentExpiresAt].filter(end => end !== undefined);
  return ends.length === 0 ? undefined : new Date(Math.min(...ends.map(end => end.getTime())));
}

/** [S8, S8.2] The state of an authorisation at a moment. One that was begun and did not come back in time is as before. */
export function authState(auth: StoredAuth, now: Date): AuthState {
  if (auth.state === 'revoked' || auth.state === 'error' || auth.state === 'none') return auth.state;
  if (auth.state === 'pending' && auth.nonceExpiresAt !== undefined && now < auth.nonceExpiresAt) return 'pending';
  const end = endOf(auth);
  if (end === undefined) return auth.state === 'pending' ? 'none' : 'valid';
  if (end <= now) return 'expired';
  return end.getTime() <= now.getTime() + expiringDays * day ? 'expiring' : 'valid';
}

/** [S8.3] Whether data of the shop may be fetched. */
export const mayFeed = (state: AuthState): boolean => state === 'valid' || state === 'expiring';

/** [S8.5] Whole days left of an authorisation, a started one counted; below zero once it has expired. */
export const daysLeft = (end: Date, now: Date): number => Math.ceil((end.getTime() - now.getTime()) / day);

/** Days before the expiry on which users receive a reminder. */
export const warningDays: readonly number[] = [30, 14, 7, 3, 1];

/**
 * [S8.5] The warning that is due: the nearest of {@link warningDays} that has been reached; undefined before the first, and once it is
 * over.
 */
export function dueWarning(end: Date, now: Date): number | undefined {
  const left = daysLeft(end, now);
  if (left <= 0) return undefined;
  return warningDays.findLast(days => left <= days);
}
