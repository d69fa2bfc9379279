import type { Filter, RecordValues } from '@axle/page-kit';
import type { RawBuilder } from 'kysely';
import { filterCondition } from '../../../platform/resources/query/filter-condition.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

const several = ['supplier', 'sku', 'buyer', 'warehouse', 'companyEntity', 'currency', 'source'] as const;
const ends: Readonly<Record<string, string>> = {
  latest: 'latestOrderDate',
  required: 'requiredDate',
  open: 'openQty',
  priority: 'priority',
};

/** What was asked, as the filters of the list. */
function filtersIn(input: RecordValues): readonly Filter[] {
  const listed = several.flatMap((field): readonly Filter[] => {
    const value = [input[field] ?? []].flat();
    return value.length > 0 ? [{ field, op: 'in', value }] : [];
  });
  const spans = Object.entries(ends).flatMap(([name, field]): readonly Filter[] => {
    const value = [input[`${name}From`] ?? null, input[`${name}To`] ?? null];
    return value.every(end => end === null) ? [] : [{ field, op: 'between', value }];
  });
  const { category, overdue, clearance } = input;
  const others: readonly (Filter | undefined)[] = [
    category === undefined ? undefined : { field: 'category', op: 'in', value: [category] },
    overdue === true ? { field: 'overdue', op: 'eq', value: true } : undefined,
    clearance === undefined ? undefined : { field: 'salesStatus', op: clearance === 'only' ? 'in' : 'notIn', value: ['clearance'] },
  ];
  return [...listed, ...spans, ...others.filter(one => one !== undefined)];
}

/** The conditions that the inputs of the summary set on the requirements. */
export const askedOf = (parts: Pick<RecordParts, 'resource' | 'referred'>, input: RecordValues): readonly RawBuilder<boolean>[] =>
  filtersIn(input).map(filter => filterCondition(parts, filter));
