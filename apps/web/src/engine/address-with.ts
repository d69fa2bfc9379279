import type { OpenedPage, RecordRow } from '@axle/page-kit';
import { tabParameter } from '../shell/tab-parameter.ts';

/** Begins the parameters of an address that fill a tool's inputs. */
export const inputMark = 'with.';

/** The address of a tab of another page, whose tool's inputs are filled from a record. */
export function addressWith({ section, page, tab, inputs }: OpenedPage, record: RecordRow): string {
  const params = new URLSearchParams({ [tabParameter]: tab });
  for (const [input, field] of Object.entries(inputs)) params.set(`${inputMark}${input}`, String(record[field] ?? ''));
  return `/admin/${section}/${page}?${params}`;
}
