import { foldSpelling, type Refusal } from '@axle/kernel';
import { type RecordValues, sameValue } from '@axle/page-kit';
import type { CheckedRow } from './check-row.ts';
import { type ImportForm, keyFields } from './import-form.ts';

/** The rows of a file that are one document, in file order. */
export type DocumentRows = readonly CheckedRow[];

/** Rows by the document that they belong to, documents in the order of their first rows. */
export const groupDocuments = (form: ImportForm, rows: readonly CheckedRow[]): readonly DocumentRows[] => [
  ...Map.groupBy(rows, row => documentOf(form, row)).values(),
];

/** What a document is known by in a file: a row without a number is a document of its own. */
const documentOf = ({ resource }: ImportForm, row: CheckedRow): string => knownBy(keyFields(resource), row);

/** What the documents that belong together are known by in a file; a document that belongs with no others is alone. */
export const setOf = (form: ImportForm, row: CheckedRow): string =>
  form.importing.together ? knownBy(form.importing.together, row) : documentOf(form, row);

/** Documents that belong together, in the order of their first rows. */
export const groupSets = (form: ImportForm, documents: readonly DocumentRows[]): readonly (readonly DocumentRows[])[] => [
  ...Map.groupBy(documents, ([first]) => (first ? setOf(form, first) : '')).values(),
];

function knownBy(fields: readonly string[], { row, values }: CheckedRow): string {
  const key = fields.map(field => values[field]);
  return key.every(value => value === undefined)
    ? `row ${row}`
    : JSON.stringify(key.map(value => (typeof value === 'string' ? foldSpelling(value) : (value ?? null))));
}

/** A document as one row: the values of its head, which every row must say alike where it says them, and its rows as lines. */
export function documentRow(form: ImportForm, rows: DocumentRows): CheckedRow {
  const [first] = rows;
  if (!first || !form.lines) throw new Error('a document has rows, and its form has lines');
  const values: Record<string, unknown> = { [form.lines.key]: rows.map(({ line }) => line ?? {}) };
  const refusals: Refusal[] = [];
  for (const row of rows) {
    for (const [field, value] of Object.entries(row.values)) {
      values[field] ??= value;
      if (!keyFields(form.resource).includes(field) && !sameValue(values[field], value)) refusals.push({ ...unlike, field });
    }
  }
  return { ...first, values: values as RecordValues, given: Object.keys(values), refusals };
}

/** The row and the column that a refusal of a document speaks of: `lines.3.quantity` is the column `lines.quantity` of its fourth row. */
export function placeOf(rows: DocumentRows, refusal: Refusal): { readonly row: CheckedRow; readonly refusal: Refusal } {
  const [lines = '', at, column] = (refusal.field ?? '').split('.');
  const row = (column === undefined ? undefined : rows[Number(at)]) ?? rows[0]!;
  return { row, refusal: column === undefined ? refusal : { ...refusal, field: `${lines}.${column}` } };
}

/** Said of the fine rows of a document that is not taken in because of another row. */
export const otherRowBad: Refusal = {
  code: 'RULE',
  message: { zh: '同单据的其他行有误，整单未导入', en: 'Another row of the document has errors; the document was not imported' },
};

/** Said of a fine document that is not taken in because of another one that it belongs with. */
export const otherDocumentBad: Refusal = {
  code: 'RULE',
  message: {
    zh: '同一来源的其他单据有误，一并未导入',
    en: 'Another document of the same source has errors; this one was not imported either',
  },
};

const unlike: Refusal = {
  code: 'RULE',
  message: { zh: '与该单据前面的行不一致', en: 'Differs from an earlier row of the document' },
};
