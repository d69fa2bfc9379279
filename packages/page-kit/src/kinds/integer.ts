import { ok, refuse, scaleOf, typedDecimal } from '@axle/kernel';
import type { IntegerField } from '../field/field.ts';
import { type KindRules, refusals } from './kind-rules.ts';

/** Whole numbers, read as people type numbers. */
export const integerRules: KindRules<IntegerField, number> = {
  accept(field, json) {
    if (json === undefined || json === null || json === '') return ok(undefined);
    const number = typeof json === 'number' ? json : Number.NaN;
    if (!Number.isSafeInteger(number)) return refuse(refusals.format(field, json));
    return number < field.min || number > field.max ? refuse(refusals.range(field, `${field.min}–${field.max}`)) : ok(number + 0);
  },
  parse(field, cell) {
    const text = cell.trim();
    if (text === '') return ok(undefined);
    const read = typedDecimal(text);
    if (!read.ok) return refuse(refusals.format(field, text));
    if (scaleOf(read.value) > 0) return refuse(refusals.tooFine(field, 0));
    return integerRules.accept(field, Number(read.value));
  },
  format: (field, value) => {
    if (value === undefined) return '';
    return field.grouping === false ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, ',');
  },
  operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between', 'in', 'isEmpty', 'notEmpty'],
  sortable: true,
  align: 'right',
  width: 96,
};
