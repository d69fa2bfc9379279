/** What was sold in an hour of the days of a weekday, 1 on Mondays. */
export interface SoldHour {
  readonly weekday: number;
  /** 0 to 23, by the clock of the site. */
  readonly hour: number;
  readonly value: number;
}

/** [O5b] What was sold by weekday, Monday first, and hour; what was sold in the same hour is summed. */
export function hourGrid(sold: readonly SoldHour[]): readonly (readonly number[])[] {
  const grid = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { weekday, hour, value } of sold) grid[weekday - 1]![hour]! += value;
  return grid;
}
