import type { RecordValues } from '@axle/kernel';

/** How much of what is required is filled in. */
export interface Completeness {
  /** Whole hundredths, rounded down: 100 only where nothing is missing. */
  readonly percent: number;
  readonly missing: readonly string[];
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** [N4] The share of the required fields that a record has, and those that it lacks; all of it where nothing is required. */
export function completeness(required: readonly string[], record: RecordValues): Completeness {
  const missing = required.filter(field => isMissing(record[field]));
  return { percent: required.length === 0 ? 100 : Math.floor((100 * (required.length - missing.length)) / required.length), missing };
}
