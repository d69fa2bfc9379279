const minute = 60_000;
const day = 24 * 60 * minute;

/** Minutes that the reader's zone is ahead of UTC at a moment: 480 in Shanghai. */
export type ZoneOffset = (milliseconds: number) => number;

/** [V7] The last millisecond of the day of a moment, in the reader's zone. A day on which the clocks change may have 23 or 25 hours. */
export function endOfDay(milliseconds: number, offsetAt: ZoneOffset): number {
  const local = milliseconds + offsetAt(milliseconds) * minute;
  const localEnd = Math.floor(local / day) * day + day - 1;
  const guess = localEnd - offsetAt(milliseconds) * minute;
  return localEnd - offsetAt(guess) * minute;
}

/** [V7] A date range in complete mode: its end extends to the end of that day. */
export const completeRange = ([from, to]: readonly [number, number], offsetAt: ZoneOffset): readonly [number, number] => [
  from,
  endOfDay(to, offsetAt),
];
