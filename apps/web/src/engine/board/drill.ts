import type { Board, Drill, DrillFilter, Filter } from '@axle/page-kit';

/** The filters that single out the rows behind a number, by the keys of its row and column. */
export const drillFilters = (drill: Drill, row?: string, column?: string): readonly Filter[] => [
  ...filterBy(drill.row, row),
  ...filterBy(drill.column, column),
];

/** What the figures of a board go by of fields that the chosen filters say nothing of. */
export const usualFilters = ({ usual = [] }: Pick<Board, 'usual'>, chosen: readonly Filter[]): readonly Filter[] =>
  usual.filter(({ field }) => chosen.every(filter => filter.field !== field));

function filterBy(filter: DrillFilter | undefined, value: string | undefined): readonly Filter[] {
  if (!filter || value === undefined) return [];
  const { field, op } = filter;
  if (op === 'day') return [{ field, op: 'between', value: [value, value] }];
  if (op === 'hour') return [{ field, op: 'between', value: [value, lastMomentOfHour(value)] }];
  if (op === 'number') return [{ field, op: 'eq', value: Number(value) }];
  if (op === 'in') return [{ field, op, value: [value] }];
  return [op === 'record' ? { field, op: 'in', value: [Number(value)] } : { field, op, value }];
}

const lastMomentOfHour = (begin: string): string => new Date(Date.parse(begin) + 3_600_000 - 1).toISOString();
