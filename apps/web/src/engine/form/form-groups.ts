import type { Page, RecordValues, Resource } from '@axle/page-kit';

/** Fields of a form that stand together. */
export type FormGroups = readonly { readonly title: Page['form'][number]['title']; readonly fields: readonly string[] }[];

/** The groups of a page's form with the fields that the user may see; none that would be empty. */
export const formGroups = (page: Page, resource: Resource, isShown: (field: string) => boolean): FormGroups =>
  page.form
    .map(group => ({ title: group.title, fields: group.fields.filter(field => resource.fields[field] && isShown(field)) }))
    .filter(group => group.fields.length > 0);

/** What a new record begins with. */
export const initialValues = ({ fields }: Resource, names: readonly string[]): RecordValues =>
  Object.fromEntries(names.flatMap(name => (fields[name]?.initial === undefined ? [] : [[name, fields[name].initial]])));
