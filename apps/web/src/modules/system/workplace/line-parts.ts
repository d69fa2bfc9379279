/** A day on a line: its place from the oldest, and its value. */
export interface LinePoint {
  readonly place: number;
  readonly value: number;
}

/** The stretches of a line between days without a value: a gap stays a gap, never a drop to zero. */
export function lineParts(days: readonly (number | null)[]): readonly (readonly LinePoint[])[] {
  const parts: LinePoint[][] = [];
  days.forEach((value, place) => {
    if (value === null) return;
    const last = parts.at(-1);
    if (last?.at(-1)?.place === place - 1) last.push({ place, value });
    else parts.push([{ place, value }]);
  });
  return parts;
}
