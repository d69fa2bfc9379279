import type { Board, Drill, DrillBeyond, DrillFilter, Filter } from '@axle/page-kit';
import { listAddress } from '../filter-address.ts';

/** The filters that single out the rows behind a number, by the keys of its row and column. */
export const drillFilters = (drill: Pick<Drill, 'row' | 'column'>, row?: string, column?: string): readonly Filter[] => [
  ...filterBy(drill.row, row),
  ...filterBy(drill.column, column),
];

/** The list of another page that has what a number is the sum of; undefined where it does not filter by all that was chosen here. */
export function addressBeyond(beyond: DrillBeyond, chosen: readonly Filter[], row?: string, column?: string): string | undefined {
  if (chosen.some(({ field }) => !beyond.carried.includes(field))) return undefined;
  const own = drillFilters(beyond, row, column);
  const others = chosen.filter(({ field }) => own.every(filter => filter.field !== field));
  return listAddress(`/admin/${beyond.section}/${beyond.page}`, undefined, [...others, ...own]);
}

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
