import { ok, refuse } from '@axle/kernel';
import type { CascadeField, ReferringField } from '../field/reference-fields.ts';
import { type KindRules, refusals } from './kind-rules.ts';

/** Another record's id. Codes and names are filled in where it is shown, imported or exported; on its own it is written `#12`. */
export const refRules: KindRules<ReferringField, number> = {
  accept(field, json) {
    if (json === undefined || json === null || json === '') return ok(undefined);
    return Number.isSafeInteger(json) && (json as number) > 0 ? ok(json as number) : refuse(refusals.format(field, json));
  },
  parse(field, cell) {
    const text = cell.trim();
    if (text === '') return ok(undefined);
    return /^#\d{1,15}$/.test(text) ? refRules.accept(field, Number(text.slice(1))) : refuse(refusals.format(field, text));
  },
  format: (_field, value) => (value === undefined ? '' : `#${value}`),
  operators: ['eq', 'ne', 'in', 'notIn', 'isEmpty', 'notEmpty'],
  sortable: true,
  align: 'left',
  width: 140,
};

/** A record of a tree. `in` and `notIn` mean the chosen ones and everything below them. */
export const cascadeRules: KindRules<CascadeField, number> = {
  ...(refRules as KindRules<CascadeField, number>),
  operators: ['in', 'notIn', 'isEmpty', 'notEmpty'],
  width: 160,
};
