import type { Drill, DrillFilter, Filter } from '@axle/page-kit';

/** The filters that single out the rows behind a number, by the keys of its row and column. */
export const drillFilters = (drill: Drill, row?: string, column?: string): readonly Filter[] => [
  ...filterBy(drill.row, row),
  ...filterBy(drill.column, column),
];

const filterBy = (filter: DrillFilter | undefined, value: string | undefined): readonly Filter[] =>
  filter && value !== undefined
    ? [filter.op === 'day' ? { field: filter.field, op: 'between', value: [value, value] } : { field: filter.field, op: filter.op, value }]
    : [];
