import { orderedRowErrors, type RowError, rowErrorsOf } from '@axle/tasks';
import type { Refusal } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { keepBadRows } from './bad-rows.ts';
import type { CheckedRow } from './check-row.ts';
import { documentRow, type DocumentRows, groupDocuments, otherDocumentBad, otherRowBad, placeOf, setOf } from './group-documents.ts';
import type { ImportForm } from './import-form.ts';
import { type Lacking, lackingOfDocuments, lackingOfRows } from './lacking.ts';
import { rehearsed } from './rehearsed.ts';
import { refusalAbreast } from './lines-abreast.ts';
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

/** What became of some rows. */
export interface WrittenRows {
  readonly tally: RowTally;
  readonly badRows: readonly CheckedRow[];
  /** By row, then by column of the template. */
  readonly errors: readonly RowError[];
}

/** Who writes rows, and who says beforehand what would be refused, whose writing is undone. A dry run has no judge. */
export interface Writers {
  readonly writer: RowWriter;
  readonly judge?: RowWriter;
}

/**
 * Writes the rows that are fine by themselves; the others and what the writer refuses become errors. Of a document all rows count or none,
 * and so do documents that belong together.
 */
export async function writeRows(
  database: Kysely<Tables>,
  writers: Writers,
  rows: readonly CheckedRow[],
  form: ImportForm,
): Promise<WrittenRows> {
  const judged =
    form.lines && form.importing.into === undefined
      ? await judgeDocuments(database, writers, groupDocuments(form, rows), form)
      : await judgeRows(database, writers.writer, rows, form);
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

async function judgeDocuments(
  database: Kysely<Tables>,
  { writer, judge }: Writers,
  documents: readonly DocumentRows[],
  form: ImportForm,
): Promise<readonly JudgedRow[]> {
  const whole = documents.map((rows): WholeDocument => {
    const document = documentRow(form, rows);
    return { rows, document, set: setOf(form, document) };
  });
  const isFine = ({ rows, document }: WholeDocument) => document.refusals.length === 0 && rows.every(row => row.refusals.length === 0);
  const badSets = new Set(whole.filter(one => !isFine(one)).map(({ set }) => set));
  const outcomes = new Map<number, RowOutcome>();
  const pass = async (by: RowWriter) => {
    const fine = whole.filter(one => isFine(one) && !badSets.has(one.set)).map(({ document }) => document);
    for (const outcome of fine.length > 0 ? await by.write(database, fine) : []) outcomes.set(outcome.row, outcome);
  };
  const markBad = () => {
    for (const { document, set } of whole) if (outcomes.get(document.row)?.kind === 'bad') badSets.add(set);
  };
  if (judge && form.importing.together) {
    await rehearsed(database, () => pass(judge));
    markBad();
  }
  await pass(writer);
  if (!judge) markBad();
  const lacking = await lackingOfDocuments(
    database,
    writer,
    whole.filter(one => !isFine(one)),
    form,
  );
  return whole.flatMap(one => judgedRows(one, outcomes.get(one.document.row), badSets.has(one.set), lacking));
}

interface WholeDocument {
  readonly rows: DocumentRows;
  readonly document: CheckedRow;
  /** What the documents that it belongs with are known by. */
  readonly set: string;
}

/** The rows of a document, with what each is refused for; one that is fine itself falls with those that it belongs with. */
function judgedRows(
  { rows, document }: WholeDocument,
  outcome: RowOutcome | undefined,
  setIsBad: boolean,
  lacking: Lacking,
): readonly JudgedRow[] {
  if (outcome && outcome.kind !== 'bad' && !setIsBad) return rows.map(row => ({ row, kind: outcome.kind, refusals: [] }));
  const placed = Map.groupBy(
    (outcome?.refusals ?? document.refusals).map(refusal => placeOf(rows, refusal)),
    ({ row }) => row,
  );
  const itselfBad = placed.size > 0 || rows.some(row => row.refusals.length > 0);
  return rows.map(row => {
    const refusals = [...row.refusals, ...(placed.get(row) ?? []).map(({ refusal }) => refusal), ...(lacking.get(row.row) ?? [])];
    return { row, kind: 'bad', refusals: refusals.length > 0 ? refusals : [itselfBad ? otherRowBad : otherDocumentBad] };
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
