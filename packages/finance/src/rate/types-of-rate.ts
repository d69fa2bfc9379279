/**
 * [F7] The types of rows that a rate of a type may be found by, the nearest first: the average of a month is what the next month books by.
 */
export const typesOfRate = (asked: string): readonly string[] => (asked === 'booking' ? ['booking', 'monthly_avg'] : [asked]);
