import type { LocalDate } from '@axle/kernel';
import {
  type CheckedRecord,
  checkRecord,
  type CustomAction,
  defineResource,
  inputOf,
  type RecordValues,
  type Resource,
} from '@axle/page-kit';

/** Reads what an action's dialog asked for, by the fields of its input. */
export const checkActionInput = (resource: Resource, action: CustomAction, input: RecordValues, today: LocalDate): CheckedRecord =>
  checkRecord(defineResource({ ...resource, fields: inputOf(action), unique: [], checks: [], spelling: [] }), input, today);
