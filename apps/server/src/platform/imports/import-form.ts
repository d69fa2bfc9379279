import type { Text } from '@axle/kernel';
import { type Field, fieldsOf, type Importing, type LinesField, type Page, type Resource } from '@axle/page-kit';
import { type Access, fieldAccess } from '@axle/permissions';
import type { ImportEntry } from '../registry/page-registry.ts';

/** What a user may bring in on one page. */
export interface ImportForm {
  readonly section: string;
  readonly page: Page;
  /** What the template is called. */
  readonly title: Text;
  readonly resource: Resource;
  readonly importing: Importing;
  /** The lines that rows become, where records are documents. */
  readonly lines?: { readonly key: string; readonly field: LinesField };
  /** The lines that stand side by side in a row, at most so many. */
  readonly abreast?: { readonly key: string; readonly field: LinesField; readonly most: number; readonly inOneCell: boolean };
  /** Columns of the template that the user may write, in order. */
  readonly columns: readonly (readonly [key: string, field: Field])[];
}

/**
 * The form of a page for a user; fields that may not be written are left out. Undefined for pages without an import, and for a variant of
 * which nothing but the key is left.
 */
export function importForm({ section, page, importing = page.importing, variant }: ImportEntry, access: Access): ImportForm | undefined {
  const { resource } = page;
  if (!resource || !importing) return undefined;
  if (importing.across !== undefined && !fieldAccess(access, page.key, importing.across).write) return undefined;
  const columns = importing.columns
    .filter(key => fieldAccess(access, page.key, withoutPlace(key)).write)
    .map(key => {
      const field = importedField(resource, key);
      if (!field) throw new Error(`${page.key} imports ${key}, which ${resource.entity} does not have`);
      return [key, field] as const;
    });
  if (importing.changesOnly && columns.every(([key]) => keyFields(resource).includes(key))) return undefined;
  const title = page.importing?.variants?.find(({ key }) => key === variant)?.title ?? page.title;
  return {
    section: section.key,
    page,
    title,
    resource,
    importing,
    columns: distinguished(resource, columns),
    ...linesOf(resource, importing),
  };
}

/** Columns no two of which are called the same: that of a line says so where the record has one of its name. */
function distinguished(resource: Resource, columns: ImportForm['columns']): ImportForm['columns'] {
  const called = (one: Field, other: Field) => one.label.zh === other.label.zh || one.label.en === other.label.en;
  return columns.map(([key, field]) => {
    const [name = '', column] = key.split('.');
    const lines = column === undefined ? undefined : resource.fields[name];
    if (!lines || !columns.some(([other, one]) => other !== key && called(field, one))) return [key, field] as const;
    const { zh, en } = lines.label;
    return [key, { ...field, label: { zh: `${zh}·${field.label.zh}`, en: `${en} · ${field.label.en}` } }] as const;
  });
}

/** `lines.1.quantity` → `lines.quantity`. */
const withoutPlace = (key: string): string => key.replace(/\.\d+(?=\.)/, '');

/**
 * The field of a column: of the record, of its lines (`lines.quantity`), or of the line at a place (`lines.1.quantity`), of which the first
 * alone is required.
 */
export function importedField(resource: Resource, key: string): Field | undefined {
  const [name = '', column] = withoutPlace(key).split('.');
  const place = /\.(\d+)\./.exec(key)?.[1];
  const held = fieldsOf(resource)[name];
  if (column === undefined) return held;
  const field = held?.kind === 'lines' ? held.fields[column] : undefined;
  if (!field || place === undefined) return field;
  const { zh, en } = field.label;
  return { ...field, label: { zh: `${zh} ${place}`, en: `${en} ${place}` }, required: place === '1' && field.required === true };
}

function linesOf(resource: Resource, { lines, abreast, columns }: Importing): Pick<ImportForm, 'lines' | 'abreast'> {
  if (lines === undefined) return {};
  const field = resource.fields[lines];
  if (field?.kind !== 'lines') throw new Error(`${resource.entity} has no lines ${lines}`);
  return abreast === undefined
    ? { lines: { key: lines, field } }
    : { abreast: { key: lines, field, most: abreast, inOneCell: columns.includes(lines) } };
}

/** Fields by which a row finds its record. */
export const keyFields = (resource: Resource): readonly string[] => resource.unique[0]?.fields ?? [];
