import { ok, refuse } from '@axle/kernel';
import type { PageField } from '../field/field.ts';
import { type KindRules, refusals } from './kind-rules.ts';

const key = /^[A-Za-z]\w{0,79}$/;

/**
 * A page's key or import key. Titles are filled in where it is shown or exported; the order of keys would not be theirs, so it does not
 * sort.
 */
export const pageRules: KindRules<PageField, string> = {
  accept(field, json) {
    if (json === undefined || json === null || json === '') return ok(undefined);
    return typeof json === 'string' && key.test(json) ? ok(json) : refuse(refusals.format(field, json));
  },
  parse: (field, cell) => pageRules.accept(field, cell.trim()),
  format: (_field, value) => value ?? '',
  operators: ['eq', 'in', 'notIn', 'isEmpty', 'notEmpty'],
  sortable: false,
  align: 'left',
  width: 130,
};
