import type { Resource } from '../resource/resource.ts';
import type { Filter, FilterOperator } from './filter.ts';

/** Comparisons by which a filter says from where to where. */
const bounding: readonly FilterOperator[] = ['eq', 'between', 'gte', 'lte'];

/** Whether a filter is handed to what a resource is read by, see {@link Resource.readBy}. */
export const isHanded = ({ readBy }: Pick<Resource, 'readBy'>, { field }: Pick<Filter, 'field'>): boolean =>
  readBy?.fields.includes(field) ?? false;

/** Whether a query is answered by the function of {@link Resource.readBy} rather than from a table or a view. */
export const isReport = ({ readBy }: Pick<Resource, 'readBy'>, filters: readonly Pick<Filter, 'field'>[]): boolean =>
  readBy !== undefined && (!readBy.onlyAsked || filters.some(filter => isHanded({ readBy }, filter)));

/** Whether a filter of such a field can be handed on: it names a first and a last value, or one of them. */
export const canBeHanded = ({ op, also }: Filter): boolean => bounding.includes(op) && (also ?? []).length === 0;

/**
 * The first and the last value that all filters of a field let through; null where they leave that end open. Values are compared as texts:
 * days.
 */
export function filterBounds(filters: readonly Filter[], field: string): readonly [string | null, string | null] {
  let [first, last]: [string | null, string | null] = [null, null];
  for (const filter of filters.filter(one => one.field === field)) {
    const [from, to] =
      filter.op === 'between'
        ? (filter.value as readonly [string | null, string | null])
        : [filter.op === 'lte' ? null : String(filter.value), filter.op === 'gte' ? null : String(filter.value)];
    if (from !== null && (first === null || from > first)) first = from;
    if (to !== null && (last === null || to < last)) last = to;
  }
  return [first, last];
}
