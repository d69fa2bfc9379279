import type { Filter, Line, RecordValues } from '@axle/page-kit';

/** Figures that only days know, not the lines of orders. */
const ofDays = new Set(['sessions', 'conversion']);

/** The list that a figure of the pivot opens: the lines of orders that sum to it, or the days of the page that it stands on. */
export const pivotPlace = (figure: string, page: string): { readonly page: string; readonly tab?: string } =>
  ofDays.has(figure) ? { page, tab: 'days' } : { page: 'salesLine' };

/** The dimensions that are days: they narrow the days of a line. */
const ofTime = new Set(['day', 'week', 'month']);

/** The inputs that narrow a pivot, by the fields of the same name. */
const narrowing = ['platform', 'store', 'site', 'sku', 'category', 'brand', 'owner'] as const;

/** The conditions under which lines of orders, or days, make up a line of the pivot; undefined for what is summed as the others. */
export function pivotConditions(line: Line, inputs: RecordValues): readonly Filter[] | undefined {
  if (line['others'] !== undefined) return undefined;
  const { part } = line;
  const own = [
    part === 'column' || part === 'all' ? undefined : inputs['rows'],
    part === 'row' || part === 'all' ? undefined : inputs['columns'],
  ]
    .filter(dimension => dimension !== undefined)
    .map(String)
    .filter(dimension => !ofTime.has(dimension));
  const asked = narrowing.filter(field => inputs[field] !== undefined && !own.includes(field));
  const among = (field: string, value: unknown): Filter =>
    value === undefined ? { field, op: 'isEmpty' } : { field, op: 'in', value: Array.isArray(value) ? value : [value] };
  return [
    ...own.map(field => among(field, line[field])),
    ...asked.map(field => among(field, inputs[field])),
    { field: 'day', op: 'between', value: [line['from'], line['to']] },
  ];
}
