import type { LocalDate } from '@axle/kernel';

/**
 * The time zone that the company works in: its calendar is that of every reader, wherever he sits. The sessions of the database are in it:
 * `current_date` is the day of business.
 */
export const businessZone = 'Asia/Shanghai';

// the zone has had no summer time since 1991, and the formatter of a zone is slow in long lists
const ahead = 8 * 3_600_000;

/** [BD1] The calendar day of business at a moment. */
export const businessDay = (moment: Date): LocalDate => new Date(moment.getTime() + ahead).toISOString().slice(0, 10) as LocalDate;
