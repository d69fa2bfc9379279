import type { Refusal } from '@axle/kernel';
import { checkLines } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { CheckedRow } from './check-row.ts';
import type { DocumentRows } from './group-documents.ts';
import type { ImportForm } from './import-form.ts';
import { refusalAbreast } from './lines-abreast.ts';
import type { RowWriter } from '../resources/row-writer.ts';

/** What bad rows lack besides, by row. */
export type Lacking = ReadonlyMap<number, readonly Refusal[]>;

const nothing: Lacking = new Map();

/** [T5] What rows that are bad by themselves lack besides what each is refused for already. A file of good rows asks nothing. */
export async function lackingOfRows(
  database: Kysely<Tables>,
  writer: RowWriter,
  rows: readonly CheckedRow[],
  form: ImportForm,
): Promise<Lacking> {
  const bad = rows.filter(({ refusals }) => refusals.length > 0);
  if (bad.length === 0 || !writer.lacking) return nothing;
  const lacking = await writer.lacking(database, bad);
  return new Map(bad.map(row => [row.row, (lacking.get(row.row) ?? []).map(refusal => refusalAbreast(form, row, refusal))]));
}

/** [T5] The same of documents: what the head lacks stands at the first row, what a line lacks at its own. */
export async function lackingOfDocuments(
  database: Kysely<Tables>,
  writer: RowWriter,
  documents: readonly { readonly rows: DocumentRows; readonly document: CheckedRow }[],
  form: ImportForm,
): Promise<Lacking> {
  if (documents.length === 0 || !writer.lacking) return nothing;
  const heads = documents.map(({ rows, document }) => {
    const refusals = [...document.refusals, ...rows.flatMap(row => row.refusals)];
    const refused = new Set(refusals.map(({ field }) => field));
    const missing = (document.missing ?? []).filter(({ field = '' }) => document.values[field] === undefined && !refused.has(field));
    return { ...document, refusals, missing };
  });
  const lacking = await writer.lacking(database, heads);
  return new Map(
    documents.flatMap(({ rows, document }) =>
      rows.map(row => [row.row, [...(row === rows[0] ? (lacking.get(document.row) ?? []) : []), ...lackingOfLine(form, row)]] as const),
    ),
  );
}

/** Columns of the template that the line of a row leaves empty though each line has them. */
function lackingOfLine({ lines, columns }: ImportForm, { line, refusals }: CheckedRow): readonly Refusal[] {
  if (!lines || !line) return [];
  const reported = new Set(refusals.map(({ field }) => field));
  return checkLines(lines.key, lines.field, [line])
    .refusals.filter(({ code }) => code === 'REQUIRED')
    .map(refusal => ({ ...refusal, field: `${lines.key}.${refusal.field?.split('.').at(-1)}` }))
    .filter(({ field }) => !reported.has(field) && columns.some(([column]) => column === field));
}
