/** [N9] The text of a counter: hidden at 0, the number up to 999, `999+` above. */
export const countBadge = (count: number): string | undefined =>
  count > 999 ? '999+' : count >= 1 ? String(Math.floor(count)) : undefined;

/** [N9] The change against a former value as a share; undefined when there is none to compare with. */
export const trend = (now: number, before: number | undefined): number | undefined =>
  before ? (now - before) / Math.abs(before) : undefined;
