import { type Language, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import type { FilterOperator } from '../query/filter.ts';
import { type KindRules, refusals } from './kind-rules.ts';

const operators: readonly FilterOperator[] = ['between', 'eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'isEmpty', 'notEmpty'];

/**
 * The rules of a kind whose values are texts that sort as time goes: days, weeks, months, times of day. `normal` answers the one
 * written form of what people type, undefined where it is none; `refused` says what else stands against a value.
 */
export const calendarRules = <Kind extends Field>(
  normal: (typed: string) => string | undefined,
  width: number,
  refused: (field: Kind, value: string) => Refusal | undefined = () => undefined,
): KindRules<Kind, string> => {
  const settle = (field: Kind, value: string | undefined, given: unknown): Result<string | undefined> => {
    const refusal = value === undefined ? refusals.format(field, given) : refused(field, value);
    return refusal ? refuse(refusal) : ok(value);
  };
  return {
    accept(field, json) {
      if (json === undefined || json === null || json === '') return ok(undefined);
      return settle(field, typeof json === 'string' && normal(json) === json ? json : undefined, json);
    },
    parse(field, cell) {
      const typed = cell.slice(0, 200).normalize('NFKC').trim();
      return typed === '' ? ok(undefined) : settle(field, normal(typed), cell);
    },
    format: (_field: Kind, value: string | undefined, _language: Language) => value ?? '',
    operators,
    sortable: true,
    align: 'left',
    width,
  };
};
