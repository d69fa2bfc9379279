import { orderedRowErrors, type RowError, rowErrorsOf } from '@axle/tasks';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { CheckedRow } from './check-row.ts';
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
  /** By row, then by column of the template. */
  readonly errors: readonly RowError[];
}

/** Writes the rows that are fine by themselves; the others and what the writer refuses become errors. */
export async function writeRows(
  database: Kysely<Tables>,
  writer: RowWriter,
  rows: readonly CheckedRow[],
  columns: readonly string[],
): Promise<WrittenRows> {
  const fine = rows.filter(row => row.refusals.length === 0);
  const outcomes = fine.length > 0 ? await writer.write(database, fine) : [];
  const tally = { ...noRows, bad: rows.length - fine.length };
  for (const { kind } of outcomes) tally[kind]++;
  const refusals = new Map(outcomes.filter(outcome => outcome.kind === 'bad').map(outcome => [outcome.row, outcome.refusals]));
  const errors = rows.flatMap(({ row, cells, refusals: own }) => rowErrorsOf(row, [...own, ...(refusals.get(row) ?? [])], cells));
  return { tally, errors: orderedRowErrors(errors, columns) };
}

/** Longest value that is kept with an error. */
const longestValue = 500;

/** Errors of one insert. */
const errorsAtOnce = 1000;

/** Keeps the errors of an import. */
export async function keepErrors(database: Kysely<Tables>, taskId: number, errors: readonly RowError[]): Promise<void> {
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
