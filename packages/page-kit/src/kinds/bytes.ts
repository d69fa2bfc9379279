import { ok, refuse } from '@axle/kernel';
import type { BytesField } from '../field/field.ts';
import { type KindRules, refusals } from './kind-rules.ts';

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Sizes in bytes, shown with three significant digits in units of 1000. */
export const bytesRules: KindRules<BytesField, number> = {
  accept(field, json) {
    if (json === undefined || json === null || json === '') return ok(undefined);
    return Number.isSafeInteger(json) && (json as number) >= 0 ? ok((json as number) + 0) : refuse(refusals.format(field, json));
  },
  parse(field, cell) {
    if (cell.trim() === '') return ok(undefined);
    const [, number, unit = 'b'] = /^(\d+(?:\.\d+)?)\s*([kMGT]?B)?$/i.exec(cell.trim()) ?? [];
    const power = units.findIndex(known => known.toLowerCase() === unit.toLowerCase());
    return number === undefined
      ? refuse(refusals.format(field, cell))
      : bytesRules.accept(field, Math.round(Number(number) * 1000 ** power));
  },
  format(_field, value) {
    if (value === undefined) return '';
    // 999.5 and more of a unit round up to 1.00 of the next one
    const power = units.findLastIndex((_, at) => value >= 999.5 * 1000 ** (at - 1));
    return power <= 0 ? `${value} B` : `${(value / 1000 ** power).toPrecision(3)} ${units[power]}`;
  },
  operators: ['gt', 'gte', 'lt', 'lte', 'between', 'isEmpty', 'notEmpty'],
  sortable: true,
  align: 'right',
  width: 90,
};
