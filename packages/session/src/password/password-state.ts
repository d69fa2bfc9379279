/** Days after which a password must be changed. */
export const passwordDays = 90;

/** Days before the expiry from which the user is reminded. */
export const reminderDays = 7;

const day = 24 * 60 * 60;

/** Where a password stands. Moments are second timestamps. */
export interface PasswordState {
  readonly expires: number;
  readonly ninetyDaysPasswordNotChange: boolean;
  readonly needPopup: boolean;
}

/** [S6] A password expires 90 days after its change; a reminder is due at the first login and from 7 days before the expiry. */
export function passwordState(changedAt: number, firstLogin: boolean, now: number): PasswordState {
  const expires = changedAt + passwordDays * day;
  return { expires, ninetyDaysPasswordNotChange: now >= expires, needPopup: firstLogin || now >= expires - reminderDays * day };
}
