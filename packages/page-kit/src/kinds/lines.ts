import { ok, refuse } from '@axle/kernel';
import type { LinesField } from '../field/field.ts';
import { type KindRules, refusals } from './kind-rules.ts';

/** The lines of a document by the keys of their fields. */
export type Line = Readonly<Record<string, unknown>>;

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Lines: here only their shape is read. What stands in their cells is checked by {@link checkLines}, which answers all that is wrong with
 * them. A file's cell holds no lines; readers see how many there are.
 */
export const linesRules: KindRules<LinesField, readonly Line[]> = {
  accept(field, json) {
    if (json === undefined || json === null) return ok(undefined);
    if (!Array.isArray(json) || !json.every(isLine)) return refuse(refusals.format(field, json));
    return ok(json.length > 0 ? json : undefined);
  },
  parse: (field, cell) => (cell.trim() === '' ? ok(undefined) : refuse(refusals.format(field, cell))),
  format: (_field, value) => (value === undefined ? '' : String(value.length)),
  operators: [],
  sortable: false,
  align: 'right',
  width: 80,
};
