import { inLanguage, type Language } from '@axle/kernel';
import {
  type Address,
  columnLabel,
  type Field,
  formatValue,
  type HeldFile,
  isReference,
  type RecordRow,
  type Resource,
  tableText,
} from '@axle/page-kit';
import { nameOfReference, type ReferenceReader, wordsOfReference } from '../references/reference-words.ts';
import { addressWording } from './address/address-wording.ts';
import { localMoment } from './calendar/local-moment.ts';
import type { ListStore } from '../list/list-store.ts';

/** Who reads the copied text. */
export interface GridReader {
  readonly language: Language;
  nickname(userId: number): string;
  pageTitle(key: string): string;
  referred: ReferenceReader['referred'];
}

/** What an empty cell says, where its field has words for that. */
export const unknownWords = ({ unknown }: Field, value: unknown, language: Language): string | undefined =>
  unknown && (value === undefined || value === null) ? inLanguage(unknown, language) : undefined;

/** A cell as text, the way it is shown. */
export const cellText = (list: ListStore, row: RecordRow, name: string, reader: GridReader): string =>
  shownText(list.fields[name], row[name], reader);

/** A record as it is called: what names it, each in words. */
export const recordText = (resource: Resource, row: RecordRow, reader: GridReader): string =>
  resource.nameFields
    .map(name => fieldText(resource.fields[name], row[name], reader))
    .filter(words => words !== '')
    .join(' ');

/** A record as it is called over its page: as in messages, with its name in the language of the reader. */
export function titleText(resource: Resource, row: RecordRow, reader: GridReader): string {
  const [zh, en] = resource.knownBy?.names ?? [];
  const own = reader.language === 'en' && en !== undefined && row[en] !== undefined;
  return recordText({ ...resource, nameFields: resource.nameFields.map(name => (own && name === zh ? en : name)) }, row, reader);
}

/** A record by its code alone, where it has one; else as it is called. */
export function codeText(resource: Resource, row: RecordRow, reader: GridReader): string {
  const [first = ''] = resource.nameFields;
  const code = resource.knownBy?.code ?? (resource.fields[first]?.kind === 'code' ? first : undefined);
  return (code !== undefined && fieldText(resource.fields[code], row[code], reader)) || recordText(resource, row, reader);
}

/** A value as a cell shows it: a record that it refers to by code and name, unless its code stands beside it. */
export function shownText(field: Field | undefined, value: unknown, reader: GridReader): string {
  const isCalled = field && isReference(field) && typeof value === 'number' && !(field.kind === 'ref' && field.nameAlone);
  return isCalled ? wordsOfReference(reader, field, value) : fieldText(field, value, reader);
}

function fieldText(field: Field | undefined, value: unknown, reader: GridReader): string {
  if (!field || value === undefined || value === null) return (field && unknownWords(field, value, reader.language)) ?? '';
  if (field.kind === 'user') return reader.nickname(value as number);
  if (field.kind === 'files') return (value as readonly HeldFile[]).map(({ name: file }) => file).join(', ');
  if (isReference(field)) return nameOfReference(reader, field, value as number);
  if (field.kind === 'address') return addressWording(value as Address, reader.language);
  if (field.kind === 'page') return reader.pageTitle(value as string);
  return field.kind === 'instant' ? localMoment(String(value)) : formatValue(field, value, reader.language);
}

/** The ticked rows with the heads of the columns in view, tabs between cells: pasted into a spreadsheet they stand in their cells. */
export function rowsText(list: ListStore, reader: GridReader): string {
  const columns = list.columns.shown.map(column => column.field);
  const heads = columns.map(name => inLanguage(columnLabel(list.fields[name]!), reader.language));
  const rows = [...list.selection.rows.values()].map(row => columns.map(name => cellText(list, row, name, reader)));
  return tableText([heads, ...rows]);
}
