/** Both ends of a range; an end that is cleared is open. */
export type RangeValue<End> = readonly [from: End | undefined, to: End | undefined] | readonly [];

const cleared = (end: unknown): boolean => end === undefined || end === null || end === '' || (Array.isArray(end) && end.length === 0);

/** [V4] A range input's value: an empty list when both ends are cleared. */
export const rangeValue = <End>(from: End | null | undefined, to: End | null | undefined): RangeValue<End> =>
  cleared(from) && cleared(to) ? [] : [cleared(from) ? undefined : (from ?? undefined), cleared(to) ? undefined : (to ?? undefined)];
