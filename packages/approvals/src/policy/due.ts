const hour = 60 * 60 * 1000;

/** [A17] When a request is late that was asked for at a moment, under a policy that gives so many hours. */
export const dueAt = (askedAt: Date, slaHours: number): Date => new Date(askedAt.getTime() + slaHours * hour);

/** [A17] Whether a request has waited longer than it should. */
export const isLate = (due: Date, now: Date): boolean => now.getTime() > due.getTime();
