import { orderedRowErrors, type RowError, rowErrorsOf } from '@axle/tasks';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { keepBadRows } from './bad-rows.ts';
import type { CheckedRow } from './check-row.ts';
import { type DocumentRows, groupDocuments } from './group-documents.ts';
import type { ImportForm } from './import-form.ts';
import { judgeDocuments, type JudgedRow, type Writers } from './judge-documents.ts';
import { lackingOfRows } from './lacking.ts';
import { refusalAbreast } from './lines-abreast.ts';
import { judgeLinesAlone, rowsBeside } from './lines-alone.ts';
import type { RowOutcome, RowWriter } from '../resources/row-writer.ts';

/** How many rows were new, and so on. */
export type RowTally = Readonly<Record<RowOutcome['kind'], number>>;

/** No rows yet. */
export const noRows: RowTally = { new: 0, changed: 0, same: 0, bad: 0 };

/** Two tallies as one. */
export const addTally = (one: RowTally, other: RowTally): RowTally => ({
  new: one.new + other.new,
  changed: one.changed + other.changed,
  same: one.same + other.same,
  bad: one.bad + other.bad,
});

/** Rows counted by what becomes of them. */
export function tallyOf(kinds: readonly RowOutcome['kind'][]): RowTally {
  const tally = { ...noRows };
  for (const kind of kinds) tally[kind]++;
  return tally;
}

/** What became of some rows. */
export interface WrittenRows {
  readonly tally: RowTally;
  /** By row of the file. */
  readonly kinds: ReadonlyMap<number, RowOutcome['kind']>;
  readonly badRows: readonly CheckedRow[];
  /** Good rows of documents that have bad ones, where lines are refused one by one. */
  readonly beside: readonly CheckedRow[];
  /** By row, then by column of the template. */
  readonly errors: readonly RowError[];
}

/**
 * Writes the rows that are fine by themselves; the others and what the writer refuses become errors. Of a document all rows count or none,
 * and so do documents that belong together; where the page refuses lines one by one, the head and every good line of a document count.
 */
export async function writeRows(
  database: Kysely<Tables>,
  writers: Writers,
  rows: readonly CheckedRow[],
  form: ImportForm,
): Promise<WrittenRows> {
  const judged = await judge(database, writers, rows, form);
  const kinds = new Map(judged.map(({ row, kind }) => [row.row, kind]));
  const bad = judged.filter(({ kind }) => kind === 'bad');
  const errors = bad.flatMap(({ row, refusals }) => rowErrorsOf(row.row, refusals, row.cells));
  return {
    tally: tallyOf([...kinds.values()]),
    kinds,
    badRows: bad.map(({ row }) => row),
    beside: form.importing.linesAlone ? rowsBeside(form, judged) : [],
    errors: orderedRowErrors(errors, form.importing.columns),
  };
}

async function judge(
  database: Kysely<Tables>,
  writers: Writers,
  rows: readonly CheckedRow[],
  form: ImportForm,
): Promise<readonly JudgedRow[]> {
  if (!form.lines || form.importing.into !== undefined) return judgeRows(database, writers.writer, rows, form);
  const whole = (documents: readonly DocumentRows[]) => judgeDocuments(database, writers, documents, form);
  const documents = groupDocuments(form, rows);
  return form.importing.linesAlone ? judgeLinesAlone(documents, form, whole) : whole(documents);
}

async function judgeRows(
  database: Kysely<Tables>,
  writer: RowWriter,
  rows: readonly CheckedRow[],
  form: ImportForm,
): Promise<readonly JudgedRow[]> {
  const fine = rows.filter(row => row.refusals.length === 0 && !row.passedOver);
  const written = fine.length > 0 ? await writer.write(database, fine) : [];
  const outcomes = new Map(written.map(outcome => [outcome.row, outcome]));
  const lacking = await lackingOfRows(database, writer, rows, form);
  return rows.map(row => {
    const outcome = outcomes.get(row.row);
    if (outcome) return { row, kind: outcome.kind, refusals: outcome.refusals.map(refusal => refusalAbreast(form, row, refusal)) };
    return {
      row,
      kind: row.passedOver ? ('same' as const) : ('bad' as const),
      refusals: [...row.refusals, ...(lacking.get(row.row) ?? [])],
    };
  });
}

/** Longest value that is kept with an error. */
const longestValue = 500;

/** Errors of one insert. */
const errorsAtOnce = 1000;

/** Keeps the errors of an import, and the bad rows as they came, with those that are looked at again with them. */
export async function keepErrors(
  database: Kysely<Tables>,
  taskId: number,
  { errors, badRows, beside }: Pick<WrittenRows, 'errors' | 'badRows' | 'beside'>,
): Promise<void> {
  await keepBadRows(database, taskId, [...badRows, ...beside]);
  for (let start = 0; start < errors.length; start += errorsAtOnce) {
    const rows = errors.slice(start, start + errorsAtOnce).map(({ row, column, code, value, message }) => ({
      task_id: taskId,
      row,
      column,
      code,
      value: value.slice(0, longestValue),
      message_zh: message.zh,
      message_en: message.en,
    }));
    await database.insertInto('import_error').values(rows).execute();
  }
}
