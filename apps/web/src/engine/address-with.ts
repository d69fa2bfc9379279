import type { Filter, OpenedPage, RecordRow, RecordValues, Tool } from '@axle/page-kit';
import { tabParameter } from '../shell/tab-parameter.ts';
import { listAddress } from './filter-address.ts';

/** Begins the parameters of an address that fill a tool's inputs. */
export const inputMark = 'with.';

/** Parameter of an address that names an input and its value, `buyer:12`, where a tool has names for its inputs in addresses. */
export const dimensionMark = 'dim';

/**
 * The address of a tab of a page, with values of its tool's inputs; undefined ones are left out. Inputs that have a name in addresses go by
 * it, and then the others are dimensions.
 */
export function toolAddress(
  { section, page, tab }: Pick<OpenedPage, 'section' | 'page' | 'tab'>,
  inputs: RecordValues,
  address?: Tool['address'],
): string {
  const params = new URLSearchParams({ [tabParameter]: tab });
  const names = new Map(Object.entries(address ?? {}).map(([name, input]) => [input, name]));
  for (const [input, value] of Object.entries(inputs)) {
    if (value === undefined) continue;
    const name = names.get(input);
    if (name !== undefined) params.set(name, String(value));
    else if (address) params.append(dimensionMark, `${input}:${String(value)}`);
    else params.set(`${inputMark}${input}`, String(value));
  }
  return `/admin/${section}/${page}?${params}`;
}

/** The address of a tab of another page, whose tool's inputs are filled from a record. */
export const addressWith = ({ inputs, ...opened }: OpenedPage, record: RecordRow): string =>
  toolAddress(opened, Object.fromEntries(Object.entries(inputs).map(([input, field]) => [input, record[field] ?? ''])));

/** The address of what records open: of one the tool filled from it, of several the list of what is known of them, where there is one. */
export function addressOf(opened: OpenedPage, records: readonly RecordRow[]): string | undefined {
  const [first] = records;
  const { section, page, several } = opened;
  if (!first || records.length === 1 || !several) return first && addressWith(opened, first);
  const filters = Object.entries(several.by).flatMap(([field, by]): readonly Filter[] => {
    const held = new Set(records.flatMap(record => record[by] ?? []));
    return held.size > 0 ? [{ field, op: 'in', value: [...held] }] : [];
  });
  return listAddress(`/admin/${section}/${page}`, several.tab, filters);
}
