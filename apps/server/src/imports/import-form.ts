import { type Field, fieldsOf, type Importing, type LinesField, type Page, type Resource } from '@axle/page-kit';
import { type Access, fieldAccess } from '@axle/permissions';
import type { PageEntry } from '../pages/registry.ts';

/** What a user may bring in on one page. */
export interface ImportForm {
  readonly section: string;
  readonly page: Page;
  readonly resource: Resource;
  readonly importing: Importing;
  /** The lines that rows become, where records are documents. */
  readonly lines?: { readonly key: string; readonly field: LinesField };
  /** Columns of the template that the user may write, in order. */
  readonly columns: readonly (readonly [key: string, field: Field])[];
}

/** The form of a page for a user; fields that may not be written are left out. Undefined for pages without an import. */
export function importForm({ section, page }: PageEntry, access: Access): ImportForm | undefined {
  const { resource, importing } = page;
  if (!resource || !importing) return undefined;
  const columns = importing.columns
    .filter(key => fieldAccess(access, page.key, key).write)
    .map(key => {
      const field = importedField(resource, key);
      if (!field) throw new Error(`${page.key} imports ${key}, which ${resource.entity} does not have`);
      return [key, field] as const;
    });
  return { section: section.key, page, resource, importing, columns, ...linesOf(resource, importing) };
}

/** The field of a column: of the record, or of its lines (`lines.quantity`). */
export function importedField(resource: Resource, key: string): Field | undefined {
  const [name = '', column] = key.split('.');
  const field = fieldsOf(resource)[name];
  return column === undefined ? field : field?.kind === 'lines' ? field.fields[column] : undefined;
}

function linesOf(resource: Resource, { lines }: Importing): Pick<ImportForm, 'lines'> {
  if (lines === undefined) return {};
  const field = resource.fields[lines];
  if (field?.kind !== 'lines') throw new Error(`${resource.entity} has no lines ${lines}`);
  return { lines: { key: lines, field } };
}

/** Fields by which a row finds its record. */
export const keyFields = (resource: Resource): readonly string[] => resource.unique[0]?.fields ?? [];
