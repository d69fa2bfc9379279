/** Minutes between two questions to the platform of one shop for the same thing. */
export const syncMinutes = 15;

/** [LST5] From when on a shop may be asked again; at once where it never was. */
export const syncFrom = (last: Date | undefined): Date | undefined => last && new Date(last.getTime() + syncMinutes * 60_000);

/** [LST5] Whether a shop may be asked. */
export const maySync = (last: Date | undefined, now: Date): boolean => (syncFrom(last)?.getTime() ?? 0) <= now.getTime();
