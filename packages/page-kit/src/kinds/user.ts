import { ok, refuse } from '@axle/kernel';
import type { UserField } from '../field/field.ts';
import { type KindRules, refusals } from './kind-rules.ts';

/** A user's id. Names are filled in where it is shown, imported or exported; on its own it may be written `#12`. */
export const userRules: KindRules<UserField, number> = {
  accept(field, json) {
    if (json === undefined || json === null || json === '') return ok(undefined);
    return Number.isSafeInteger(json) && (json as number) > 0 ? ok(json as number) : refuse(refusals.format(field, json));
  },
  parse: (field, cell) => (cell.trim() === '' ? ok(undefined) : userRules.accept(field, Number(cell.trim().replace(/^#/, '')))),
  format: (_field, value) => (value === undefined ? '' : String(value)),
  operators: ['eq', 'in', 'notIn', 'isEmpty', 'notEmpty'],
  sortable: true,
  align: 'left',
  width: 110,
};
