import { ok, refuse } from '@axle/kernel';
import type { JsonDifference } from '../json-difference/json-difference.ts';
import type { JsonDifferenceField } from '../field/structured-fields.ts';
import { type KindRules, refusals } from './kind-rules.ts';

/** Longest difference that is kept, as text. */
const longest = 200_000;

/** What was before and after a change. In a file it is its JSON; people see it as a list of changes. */
export const jsonDifferenceRules: KindRules<JsonDifferenceField, JsonDifference> = {
  accept(field, json) {
    if (json === undefined || json === null) return ok(undefined);
    if (typeof json !== 'object' || Array.isArray(json) || Object.keys(json).some(key => key !== 'before' && key !== 'after'))
      return refuse(refusals.format(field, json));
    const written = JSON.stringify(json);
    if (written.length > longest) return refuse(refusals.tooLong(field, longest));
    const value = JSON.parse(written) as JsonDifference;
    return ok(Object.keys(value).length === 0 ? undefined : value);
  },
  parse(field, cell) {
    if (cell.trim() === '') return ok(undefined);
    try {
      return jsonDifferenceRules.accept(field, JSON.parse(cell));
    } catch {
      return refuse(refusals.format(field, cell));
    }
  },
  format: (_field, value) => (value === undefined ? '' : JSON.stringify(value)),
  operators: ['isEmpty', 'notEmpty'],
  sortable: false,
  align: 'left',
  width: 280,
};
