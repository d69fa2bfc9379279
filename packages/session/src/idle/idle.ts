/** Without keyboard or mouse for this long the application reloads: 2 h, in milliseconds. */
export const idleLimit = 2 * 60 * 60 * 1000;

/** [N5] Whether the application is to reload: the last activity lies 2 h back. Millisecond timestamps. */
export const isIdle = (lastActivity: number, now: number): boolean => now - lastActivity >= idleLimit;

/** [N5] Milliseconds until the reload is due, if nothing happens before. */
export const idleLeft = (lastActivity: number, now: number): number => Math.max(0, lastActivity + idleLimit - now);
