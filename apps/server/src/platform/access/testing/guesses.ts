import { fieldsOf, type Resource } from '@axle/page-kit';
import type { RecordCall } from '@axle/wire';

/** A question: the call, and what is sent to it beside the page. */
export type Guess = readonly [RecordCall, object];

/** Every way of asking for what a field holds without reading it, those apart that come to mind first. */
export function guesses(
  key: string,
  resource: Resource,
  marker: string | undefined,
): { readonly nearest: readonly Guess[]; readonly others: readonly Guess[] } {
  const { kind } = fieldsOf(resource)[key]!;
  const open = resource.nameFields[0]!;
  const filters = [
    { field: key, op: 'notEmpty' },
    ...(marker === undefined ? [] : [{ field: key, op: kind === 'tags' ? 'in' : 'eq', value: kind === 'tags' ? [marker] : marker }]),
    { field: open, op: 'contains', value: marker ?? 'x', also: [key] },
  ];
  const rows = { filters: [], sort: [], limit: 10 };
  const file = { filters: [], sort: [], format: 'csv' };
  const nearest: readonly Guess[] = [
    ['list', { ...rows, filters: [filters[0]] }],
    ['list', { ...rows, sort: [{ field: key }] }],
    ['values', { field: key, filters: [] }],
  ];
  const others: readonly Guess[] = [
    ...filters.flatMap((filter): readonly Guess[] => [
      ['count', { filters: [filter] }],
      ['counts', { of: [[filter]] }],
      ['gather', { filters: [filter] }],
      ['values', { field: open, filters: [filter] }],
      ['bulk', { action: 'del', set: { filters: [filter], at: '1999-01-01T00:00:00.000Z' } }],
      ['export', { ...file, columns: [open], filters: [filter] }],
    ]),
    ...filters.slice(1).map((filter): Guess => ['list', { ...rows, filters: [filter] }]),
    ['totals', { fields: [key], filters: [] }],
    ['match', { field: key, values: [marker ?? 'x'] }],
    ['export', { ...file, columns: [key] }],
    ['export', { ...file, columns: [open], sort: [{ field: key }] }],
  ];
  return { nearest, others };
}
