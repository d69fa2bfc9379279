import { addDays, type LocalDate, mondayOf, weekOf } from '@axle/kernel';

/** Weeks that stand side by side. */
const shownWeeks = 6;

/** [R93] The Mondays of the weeks that stand side by side, the first one that of the week of a day. */
export const laneMondays = (from: LocalDate): readonly LocalDate[] =>
  Array.from({ length: shownWeeks }, (_, at) => addDays(mondayOf(weekOf(from)), 7 * at));

/** [R93] Whether a line that is still to come is late: its promised day is over. */
export const isPastPromise = (promised: LocalDate, today: LocalDate): boolean => promised < today;
