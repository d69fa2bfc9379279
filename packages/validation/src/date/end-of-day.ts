const minute = 60_000;
const day = 24 * 60 * minute;

/** Minutes that the reader's zone is ahead of UTC at a moment: 480 in Shanghai. */
export type ZoneOffset = (milliseconds: number) => number;

/**
 * [V7] The last millisecond before the next day begins in the reader's zone. A day on which the clocks change may have 23 or 25 hours;
 * where they go back at midnight its last hour comes twice and the second one ends it.
 */
export function endOfDay(milliseconds: number, offsetAt: ZoneOffset): number {
  const localEnd = Math.floor((milliseconds + offsetAt(milliseconds) * minute) / day) * day + day - 1;
  const guess = localEnd - offsetAt(milliseconds) * minute;
  const offsets = [guess - day, guess, guess + 1, guess + day].map(offsetAt);
  const ends = offsets.map(offset => localEnd - offset * minute).filter((end, at) => offsetAt(end) === offsets[at]);
  return ends.length === 0 ? localEnd - offsetAt(guess) * minute : Math.max(...ends);
}

/** [V7] A date range in complete mode: its end extends to the end of that day. */
export const completeRange = ([from, to]: readonly [number, number], offsetAt: ZoneOffset): readonly [number, number] => [
  from,
  endOfDay(to, offsetAt),
];
