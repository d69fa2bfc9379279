import type { Field, Page, Resource } from '@axle/page-kit';

/** What the search of a list goes through: fields of the page, and the record through which its records are found [SR1]. */
export const searchedFields = (
  { search }: Pick<Page, 'search'>,
  { searchedThrough }: Pick<Resource, 'searchedThrough'>,
  fields: Readonly<Record<string, Field>>,
): readonly Field[] => [...search, ...(search.length > 0 && searchedThrough ? [searchedThrough] : [])].flatMap(key => fields[key] ?? []);
