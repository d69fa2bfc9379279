import { inLanguage, type Language } from '@axle/kernel';
import {
  columnLabel,
  type Field,
  type HeldFile,
  formatValue,
  holdsDecimals,
  isReference,
  type RecordRow,
  type Resource,
  scaleOfField,
} from '@axle/page-kit';
import { literalCell } from '@axle/tasks';
import { exportedField } from './export-lines.ts';
import type { TableCell, TableColumn } from '../files/write-table.ts';

/** What values stand for, in the actor's language. */
export interface ExportNames {
  /** Nicknames of users by id. */
  readonly users: ReadonlyMap<number, string>;
  /** Titles of pages by key and by import key. */
  readonly pages: ReadonlyMap<string, string>;
  /** Codes of referred records by entity and id; filled portion by portion. */
  readonly codes: ReadonlyMap<string, ReadonlyMap<number, string>>;
}

/** Pixels of a screen column that one character of a spreadsheet takes. */
const pixelsPerCharacter = 7;

/** Columns of an export file; moments are written in UTC and say so. */
export const exportColumns = (resource: Resource, columns: readonly string[], language: Language): readonly TableColumn[] =>
  columns.map(key => {
    const field = fieldOf(resource, key);
    const label = inLanguage(columnLabel(field), language);
    return {
      label: field.kind === 'instant' ? `${label} (UTC)` : label,
      format: cellFormat(field),
      width: Math.round((field.width ?? 110) / pixelsPerCharacter),
    };
  });

/**
 * The cells of a record in column order: numbers as numbers, dictionary words, people and pages by name, the rest as text; empty ones say
 * why, as on the screen. Texts are written so that an import reads the same again.
 */
export function exportCells(
  resource: Resource,
  columns: readonly string[],
  language: Language,
  names: ExportNames,
): (row: RecordRow) => readonly TableCell[] {
  const writers = columns.map(key => {
    const field = fieldOf(resource, key);
    const write = cellWriter(field, language, names);
    const unknown = field.unknown && inLanguage(field.unknown, language);
    return (row: RecordRow) => {
      const cell = write(row[key]) ?? unknown;
      return typeof cell === 'string' ? literalCell(cell) : cell;
    };
  });
  return row => writers.map(write => write(row));
}

/** How a spreadsheet shows numbers and days, which it gets as such. */
function cellFormat(field: Field): string | undefined {
  if (field.kind === 'date') return 'yyyy-mm-dd';
  if (!holdsDecimals(field)) return undefined;
  const [, shown = ''] = formatValue(field, '0', 'en').split('.');
  const more = Math.max(0, scaleOfField(field) - shown.length);
  const digits = `${shown}${'#'.repeat(more)}`;
  return shown === '' ? 'General' : `#,##0.${digits}`;
}

/** Numbers with more digits would be rounded by spreadsheets: they are written as texts. */
const spreadsheetDigits = 15;

function cellWriter(field: Field, language: Language, names: ExportNames): (value: unknown) => TableCell {
  if (field.kind === 'integer' || field.kind === 'bytes') return value => (typeof value === 'number' ? value : undefined);
  if (holdsDecimals(field)) return value => (typeof value === 'string' ? exactCell(value) : undefined);
  if (field.kind === 'date') return value => (typeof value === 'string' ? { day: value } : undefined);
  if (field.kind === 'user') return value => (typeof value === 'number' ? (names.users.get(value) ?? String(value)) : undefined);
  if (field.kind === 'files') return value => (value as readonly HeldFile[] | undefined)?.map(({ name }) => name).join(', ');
  if (isReference(field))
    return value => (typeof value === 'number' ? (names.codes.get(field.entity)?.get(value) ?? `#${value}`) : undefined);
  if (field.kind === 'page') return value => (typeof value === 'string' ? (names.pages.get(value) ?? value) : undefined);
  return value => (value === undefined || value === null ? undefined : formatValue(field, value, language));
}

const exactCell = (value: string): TableCell =>
  value.replace(/[-.]|^-?0\.0*/g, '').length > spreadsheetDigits ? value : { number: value };

function fieldOf(resource: Resource, key: string): Field {
  const field = exportedField(resource, key);
  if (!field) throw new Error(`${resource.entity} has no field ${key}`);
  return field;
}
