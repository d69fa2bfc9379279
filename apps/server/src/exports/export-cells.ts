import { inLanguage, type Language } from '@axle/kernel';
import { type Field, fieldsOf, formatValue, type RecordRow, type Resource } from '@axle/page-kit';
import type { TableCell, TableColumn } from '../files/write-table.ts';

/** What values stand for, in the asker's language. */
export interface ExportNames {
  /** Nicknames of users by id. */
  readonly users: ReadonlyMap<number, string>;
  /** Titles of pages by key and by import key. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Pixels of a screen column that one character of a spreadsheet takes. */
const pixelsPerCharacter = 7;

/** Columns of an export file; moments are written in UTC and say so. */
export const exportColumns = (resource: Resource, columns: readonly string[], language: Language): readonly TableColumn[] =>
  columns.map(key => {
    const field = fieldOf(resource, key);
    const label = inLanguage(field.label, language);
    return { label: field.kind === 'instant' ? `${label} (UTC)` : label, width: Math.round((field.width ?? 110) / pixelsPerCharacter) };
  });

/** The cells of a record in column order: numbers as numbers, dictionary words, people and pages by name, the rest as text. */
export function exportCells(
  resource: Resource,
  columns: readonly string[],
  language: Language,
  names: ExportNames,
): (row: RecordRow) => readonly TableCell[] {
  const writers = columns.map(key => {
    const write = cellWriter(fieldOf(resource, key), language, names);
    return (row: RecordRow) => write(row[key]);
  });
  return row => writers.map(write => write(row));
}

function cellWriter(field: Field, language: Language, names: ExportNames): (value: unknown) => TableCell {
  if (field.kind === 'integer' || field.kind === 'bytes') return value => (typeof value === 'number' ? value : undefined);
  if (field.kind === 'user') return value => (typeof value === 'number' ? (names.users.get(value) ?? String(value)) : undefined);
  if (field.kind === 'page') return value => (typeof value === 'string' ? (names.pages.get(value) ?? value) : undefined);
  return value => (value === undefined || value === null ? undefined : formatValue(field, value, language));
}

function fieldOf(resource: Resource, key: string): Field {
  const field = fieldsOf(resource)[key];
  if (!field) throw new Error(`${resource.entity} has no field ${key}`);
  return field;
}
