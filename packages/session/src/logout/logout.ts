/** Why a sign-in ends. `mainSignedOut` and `officeSignedOut` are replies 9998 or 9999 of the two gateways. */
export type LogoutReason = 'byUser' | 'mainSignedOut' | 'officeSignedOut';

/**
 * [N7] Milliseconds between the end and the way to the login page: 1.5 s on the main API, so that its message can be read; none otherwise.
 */
export const logoutDelay = (reason: LogoutReason): number => (reason === 'mainSignedOut' ? 1500 : 0);
