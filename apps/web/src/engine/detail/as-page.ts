import { useSearch } from '../use-search.ts';

/** Parameter of an address that names the open record. */
export const recordParameter = 'record';

/** Parameter of an address by which the record that it names fills the page in place of a drawer. */
export const asParameter = 'as';

const asPage = 'page';

/** Whether the address names a record that fills the page. */
export function useAsPage(): boolean {
  const params = new URLSearchParams(useSearch().search);
  return params.get(asParameter) === asPage && params.has(recordParameter);
}

/** The address at which a record fills the page, beside what a search says of its list. */
export function pageOfRecord(path: string, search: string, id: number): string {
  const params = new URLSearchParams(search);
  params.set(recordParameter, String(id));
  params.set(asParameter, asPage);
  return `${path}?${params.toString()}`;
}
