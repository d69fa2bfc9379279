import type { Filter, Sort } from '@axle/page-kit';
import type { ListLayout } from '@axle/wire';
import type { QueryState } from './query-state.ts';

/** A list as a view would keep it. */
export interface ShownList {
  readonly state: QueryState;
  readonly layout: ListLayout;
}

const filterText = ({ field, op, value, also }: Filter) => JSON.stringify([field, op, value ?? null, also ?? []]);
const sortText = ({ field, descending }: Sort) => `${descending ? '-' : ''}${field}`;

const written = ({ state, layout }: ShownList): string =>
  JSON.stringify([
    state.tab ?? '',
    state.search,
    state.filters.map(filterText).toSorted(),
    state.sort.map(sortText),
    layout.columns.map(({ field, visible, width, pinned }) => [field, visible, width ?? 0, pinned ?? false]),
    layout.density ?? '',
  ]);

/** Whether two lists are the same to the eye; in which order their filters were set does not count. */
export const sameView = (one: ShownList, other: ShownList): boolean => written(one) === written(other);
