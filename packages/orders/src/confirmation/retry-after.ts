const waits = [5, 15, 60];

/** [S10b] Minutes until a confirmation that failed so many times is tried again; undefined once a person must look at it (oms.md, S10). */
export const retryAfter = (failed: number): number | undefined => (failed < 1 ? 0 : waits[failed - 1]);
