import { orderedRowErrors, type RowError, rowErrorsOf } from '@axle/tasks';
import type { Refusal } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { keepBadRows } from './bad-rows.ts';
import type { CheckedRow } from './check-row.ts';
import { documentRow, type DocumentRows, groupDocuments, otherRowBad, placeOf } from './group-documents.ts';
import type { ImportForm } from './import-form.ts';
import { refusalAbreast } from './lines-abreast.ts';
import type { RowOutcome, RowWriter } from './row-writer.ts';

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

/** What became of some rows. */
export interface WrittenRows {
  readonly tally: RowTally;
  readonly badRows: readonly CheckedRow[];
  /** By row, then by column of the template. */
  readonly errors: readonly RowError[];
}

/** Writes the rows that are fine by themselves; the others and what the writer refuses become errors. Of a document all rows count or none. */
export async function writeRows(
  database: Kysely<Tables>,
  writer: RowWriter,
  rows: readonly CheckedRow[],
  form: ImportForm,
): Promise<WrittenRows> {
  const judged =
    form.lines && form.importing.into === undefined
      ? await judgeDocuments(database, writer, groupDocuments(form, rows), form)
      : await judgeRows(database, writer, rows, form);
  const tally = { ...noRows };
  for (const { kind } of judged) tally[kind]++;
  const bad = judged.filter(({ kind }) => kind === 'bad');
  const errors = bad.flatMap(({ row, refusals }) => rowErrorsOf(row.row, refusals, row.cells));
  return { tally, badRows: bad.map(({ row }) => row), errors: orderedRowErrors(errors, form.importing.columns) };
}

interface JudgedRow {
  readonly row: CheckedRow;
  readonly kind: RowOutcome['kind'];
  readonly refusals: readonly Refusal[];
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
  return rows.map(row => {
    const outcome = outcomes.get(row.row);
    if (outcome) return { row, kind: outcome.kind, refusals: outcome.refusals.map(refusal => refusalAbreast(form, row, refusal)) };
    return { row, kind: row.passedOver ? ('same' as const) : ('bad' as const), refusals: row.refusals };
  });
}

async function judgeDocuments(
  database: Kysely<Tables>,
  writer: RowWriter,
  documents: readonly DocumentRows[],
  form: ImportForm,
): Promise<readonly JudgedRow[]> {
  const whole = documents.map(rows => ({ rows, document: documentRow(form, rows) }));
  const isFine = ({ rows, document }: (typeof whole)[number]) =>
    document.refusals.length === 0 && rows.every(row => row.refusals.length === 0);
  const fine = whole.filter(isFine);
  const written =
    fine.length > 0
      ? await writer.write(
          database,
          fine.map(({ document }) => document),
        )
      : [];
  const outcomes = new Map(written.map(outcome => [outcome.row, outcome]));
  return whole.flatMap(({ rows, document }): readonly JudgedRow[] => {
    const outcome = outcomes.get(document.row);
    if (outcome && outcome.kind !== 'bad') return rows.map(row => ({ row, kind: outcome.kind, refusals: [] }));
    const placed = Map.groupBy(
      (outcome?.refusals ?? document.refusals).map(refusal => placeOf(rows, refusal)),
      ({ row }) => row,
    );
    return rows.map(row => {
      const refusals = [...row.refusals, ...(placed.get(row) ?? []).map(({ refusal }) => refusal)];
      return { row, kind: 'bad', refusals: refusals.length > 0 ? refusals : [otherRowBad] };
    });
  });
}

/** Longest value that is kept with an error. */
const longestValue = 500;

/** Errors of one insert. */
const errorsAtOnce = 1000;

/** Keeps the errors of an import, and the bad rows as they came. */
export async function keepErrors(
  database: Kysely<Tables>,
  taskId: number,
  { errors, badRows }: Pick<WrittenRows, 'errors' | 'badRows'>,
): Promise<void> {
  await keepBadRows(database, taskId, badRows);
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
