const minute = 60_000;

/** Wrong passwords of an account within {@link window} that lock it, and for how long. */
const failuresThatLock = 5;
const window = 15 * minute;

/** Refused sign-ins of one address within {@link window} after which it has to wait. */
const failuresOfAddress = 30;

/** How far back wrong passwords can still hold a lock: the lock's own length behind the window that made it. */
export const lockMemory = 2 * window;
export const addressMemory = window;

/**
 * Whether wrong passwords at these moments (milliseconds, ascending) keep an account locked at `now`: five within 15 minutes lock
 * it for 15 minutes from the fifth.
 */
export const isLocked = (failures: readonly number[], now: number): boolean =>
  failures.some((at, index) => {
    const first = failures[index - failuresThatLock + 1];
    return first !== undefined && at - first <= window && now - at < window;
  });

/** Whether an address has failed so often of late that it has to wait. */
export const addressMustWait = (failuresInWindow: number): boolean => failuresInWindow >= failuresOfAddress;
