import type { Refusal } from '@axle/kernel';
import { acceptValue, type RecordValues, type Tool } from '@axle/page-kit';

/** What was typed, read by its fields. */
export interface ReadInputs {
  readonly values: RecordValues;
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** Nothing is wrong, and nothing that is needed is missing. */
  readonly complete: boolean;
}

/** What was typed as the values of the fields, and what is wrong with it. */
export function readInputs(inputs: Tool['inputs'], typed: RecordValues): ReadInputs {
  const refusals = new Map<string, Refusal>();
  const values: Record<string, unknown> = {};
  let complete = true;
  for (const [name, field] of Object.entries(inputs)) {
    const read = acceptValue(field, typed[name]);
    if (!read.ok) refusals.set(name, read.refusal);
    else if (read.value !== undefined) values[name] = read.value;
    else if (field.required) complete = false;
  }
  return { values, refusals, complete: complete && refusals.size === 0 };
}
