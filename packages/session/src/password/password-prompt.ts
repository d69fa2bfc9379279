/** What the recheck reply says about the password. */
export interface PasswordCheck {
  readonly firstLogin: boolean;
  readonly ninetyDaysPasswordNotChange: boolean;
  readonly needPopup: boolean;
  /** Second timestamp; absent while unknown. */
  readonly passwordExpiredTime?: number;
}

/** The password dialog that is due. A blocking one has no close button. */
export interface PasswordPrompt {
  readonly kind: 'none' | 'firstLogin' | 'expiring' | 'expired';
  /** Days left until the expiry, counted up; 0 where they do not matter. */
  readonly daysLeft: number;
  readonly blocking: boolean;
}

/** [N3] Which password dialog is due: at the first login and after the expiry a blocking one, before it a reminder, otherwise none. */
export function passwordPrompt(check: PasswordCheck, now: number): PasswordPrompt {
  const expiry = check.passwordExpiredTime;
  if (check.firstLogin) return { kind: 'firstLogin', daysLeft: 0, blocking: true };
  if (expiry === undefined || !Number.isFinite(expiry)) return { kind: 'none', daysLeft: 0, blocking: false };
  if (check.ninetyDaysPasswordNotChange || now >= expiry) return { kind: 'expired', daysLeft: 0, blocking: true };
  if (check.needPopup) return { kind: 'expiring', daysLeft: Math.ceil((expiry - now) / 86_400), blocking: false };
  return { kind: 'none', daysLeft: 0, blocking: false };
}
