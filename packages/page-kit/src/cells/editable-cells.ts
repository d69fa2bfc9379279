import type { Field } from '../field/field.ts';
import type { Page } from '../page/page.ts';

/** Kinds whose values have no room in a cell, or are moments that every reader sees in a zone of their own. */
const formOnly: ReadonlySet<Field['kind']> = new Set(['files', 'lines', 'instant', 'page', 'address', 'jsonDifference', 'trend']);

/** The fields that a page lets its users change in the list: those of its form that stand in a column and can still be changed. */
export function editableCells(page: Page): readonly string[] {
  const { resource } = page;
  if (!page.editsCells || !resource || !page.standard.includes('update')) return [];
  const inForm = new Set(page.form.flatMap(({ fields }) => fields));
  return page.columns.filter(name => {
    const field = resource.fields[name];
    return field !== undefined && inForm.has(name) && !field.readOnly && !field.immutable && !formOnly.has(field.kind);
  });
}
