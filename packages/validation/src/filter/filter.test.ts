import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactSearch } from './exact-search.ts';
import { rangeValue } from '../input/range-value.ts';
import { isNumberDisabled, numberFilter, type NumberOperator, withOperator } from './number-filter.ts';

const numberOperators: readonly NumberOperator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between'];

describe('number filters', () => {
  it('[V9] [spec 5.14] keep the number disabled until there is an operator', () => {
    expect(isNumberDisabled({})).toBe(true);
    expect(isNumberDisabled(withOperator({}, 'gt'))).toBe(false);
  });

  it('[V9] lose the number with the operator', () => {
    expect(withOperator({ type: 'stock', operator: 'gt', number: 5 }, undefined)).toEqual({ type: 'stock' });
    expect(withOperator({ operator: 'gt', number: 5 }, 'lt')).toEqual({ operator: 'lt', number: 5 });
  });

  it('[V9] [spec 5.13] are sent when operator and number are there; the type is optional', () => {
    expect(numberFilter({ operator: 'gte', number: 0 })).toEqual({ operator: 'gte', number: 0 });
    expect(numberFilter({ type: 'stock', operator: 'eq', number: 3 })).toEqual({ type: 'stock', operator: 'eq', number: 3 });
    for (const input of [{}, { number: 3 }, { operator: 'gt' as const }, { operator: 'gt' as const, number: Number.NaN }])
      expect(numberFilter(input)).toBeUndefined();
  });

  it('[V4] [V9] compare with a range while an end of it is there', () => {
    expect(numberFilter({ operator: 'between', number: rangeValue(2, undefined) })).toEqual({
      operator: 'between',
      number: [2, undefined],
    });
    expect(numberFilter({ operator: 'between', number: rangeValue<number>(undefined, undefined) })).toBeUndefined();
  });

  it('[V9] are never sent with a number that is disabled', () => {
    fc.assert(
      fc.property(
        fc.record({ operator: fc.constantFrom(undefined, ...numberOperators), number: fc.option(fc.integer(), { nil: undefined }) }),
        input => {
          if (isNumberDisabled(input)) expect(numberFilter(input)).toBeUndefined();
        },
      ),
    );
  });
});

describe('exact search', () => {
  it('[V10] [spec 5.15] is exact by default', () => {
    expect(exactSearch(' A100 ')).toEqual({ text: 'A100', exact: 1 });
    expect([exactSearch('a', 0), exactSearch('a', false), exactSearch('a', true)].map(search => search?.exact)).toEqual([0, 0, 1]);
    expect(exactSearch('  ')).toBeUndefined();
  });
});
