import type { HomeFilter } from '@axle/wire';

/** The parameters of an address that a list keeps for itself. */
export const ownParameters = { search: 'q', tab: 'tab', sort: 'sort' } as const;

/** Their names, which no field may have. */
export const reservedParameters: ReadonlySet<string> = new Set<string>(Object.values(ownParameters));

/** Longest value that still belongs into an address; a pasted batch of thousands stays out of it. */
export const longestFilter = 4000;

/** The parameter of a field. */
export const filterName = (field: string): string => (reservedParameters.has(field) ? `f.${field}` : field);

const escape = (value: unknown) => String(value ?? '').replace(/[\\,]/g, '\\$&');

/** A condition as it stands in an address: `gte:2010`, `in:sedan,suv`, `Toyota`. */
export function filterText({ op, value }: Omit<HomeFilter, 'field'>): string {
  if (op === 'isEmpty' || op === 'notEmpty') return `${op}:`;
  if (Array.isArray(value)) return `${op}:${value.map(escape).join(',')}`;
  const text = String(value);
  return op === 'eq' && !/^\w+:/.test(text) ? text : `${op}:${text}`;
}

/** The address of a page's list with a tab and conditions set. */
export function listAddress(path: string, tab: string | undefined, filters: readonly HomeFilter[]): string {
  const params = new URLSearchParams(tab === undefined ? {} : { [ownParameters.tab]: tab });
  for (const filter of filters) params.set(filterName(filter.field), filterText(filter));
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}
