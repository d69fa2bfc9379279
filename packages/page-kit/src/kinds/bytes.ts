import { ok, refuse } from '@axle/kernel';
import type { BytesField } from '../field/field.ts';
import { type KindRules, refusals } from './kind-rules.ts';

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Sizes in bytes, shown with three significant digits in units of 1000. */
export const bytesRules: KindRules<BytesField, number> = {
  accept(field, json) {
    if (json === undefined || json === null || json === '') return ok(undefined);
    return Number.isSafeInteger(json) && (json as number) >= 0 ? ok(json as number) : refuse(refusals.format(field, json));
  },
  parse: (field, cell) => (cell.trim() === '' ? ok(undefined) : bytesRules.accept(field, Number(cell))),
  format(_field, value) {
    if (value === undefined) return '';
    const power = value < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(value) / 3));
    const shown = value / 1000 ** power;
    return `${power === 0 ? shown : shown.toPrecision(3)} ${units[power] ?? ''}`;
  },
  operators: ['gt', 'gte', 'lt', 'lte', 'between'],
  sortable: true,
  align: 'right',
  width: 90,
};
