/** Minutes between two questions for the listings of one shop. */
export const syncMinutes = 15;

/** [LST5] From when on the listings of a shop may be asked for again; at once where they never were. */
export const syncFrom = (last: Date | undefined): Date | undefined => last && new Date(last.getTime() + syncMinutes * 60_000);

/** [LST5] Whether the listings of a shop may be asked for. */
export const maySync = (last: Date | undefined, now: Date): boolean => (syncFrom(last)?.getTime() ?? 0) <= now.getTime();
