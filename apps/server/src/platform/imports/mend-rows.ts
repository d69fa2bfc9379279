import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { badTransition, importTransition, type NumberMarks } from '@axle/tasks';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { badRowsOf, type FileCells, type RowCells, rowsKeptBeside } from './bad-rows.ts';
import { codesForReader } from './codes-for-reader.ts';
import { checkRow, type CheckedRow } from './check-row.ts';
import type { ImportForm } from './import-form.ts';
import { rehearsed } from './rehearsed.ts';
import type { ImportParts, ImportTaskRow } from './import-work.ts';
import { importBasis, setsOf } from './read-import.ts';
import { resolveReferences } from './resolve-references.ts';
import { type ResolvedOfRow, resolveWithin } from './resolve-within.ts';
import type { OpenRowWriter } from '../resources/row-writer.ts';
import { surplusKey } from './surplus-cells.ts';
import { keepErrors, type RowTally, tallyOf, writeRows } from './write-rows.ts';

/** What mending rows needs beyond importing. */
export interface MendParts extends ImportParts {
  readonly openRowWriter: OpenRowWriter;
}

/** A row with the cells that were mended; the others stay. */
export interface MendedRow {
  readonly row: number;
  readonly cells: readonly { readonly column: string; readonly value: string }[];
}

const notBad: Refusal = { code: 'NOT_FOUND', message: { zh: '该行没有错误', en: 'This row has no errors' } };

/**
 * Takes mended cells of bad rows of an import that waits for its decision, and checks these rows again, and no others; of documents, all
 * rows of theirs. The counts of the task follow. Nothing is written but the cells.
 */
export const mendRows = (parts: MendParts, taskId: number, given: readonly MendedRow[], now: Date): Promise<Result<undefined>> =>
  parts.database.transaction().execute(async transaction => {
    const task = await transaction.selectFrom('import_task').selectAll().where('id', '=', taskId).forUpdate().executeTakeFirst();
    if (task?.state !== 'has_errors') return refuse(badTransition);
    const basis = await importBasis({ ...parts, database: transaction, now: () => now }, task);
    if (!basis.ok) return basis;
    const { entry, access, form } = basis.value;
    const bad = new Map((await badRowsOf(transaction, taskId, undefined)).map(one => [one.row, one]));
    const cells = mergedCells(form, bad, given);
    if (given.some(({ row }) => !bad.has(row))) return refuse(notBad);
    const beside = form.importing.linesAlone ? await rowsKeptBeside(transaction, taskId) : [];
    const before = new Map([...bad, ...beside.map(one => [one.row, one] as const)]);
    const resolving = { database: transaction, registry: parts.registry };
    const texts = [...before.values(), ...cells.values()].map(one => one.cells);
    const resolved = await resolveReferences(resolving, basis.value, now, texts);
    const surroundings = {
      known: await codesForReader(transaction, parts.registry, form),
      given: task.given ?? {},
      numbers: task.reading?.numbers,
    };
    const writer = parts.openRowWriter({ registry: parts.registry, entry, access, importTask: taskId, now, dryRun: true });
    const tried = async (held: ReadonlyMap<number, FileCells>, again: ReadonlySet<number>) => {
      const ownTexts = [...held.values()].map(one => one.cells);
      const resolvedOf = await resolveWithin(resolving, basis.value, now, resolved, ownTexts);
      const rows = checkedAgain(form, held, again, now, { ...surroundings, resolvedOf });
      return rehearsed(transaction, () => writeRows(transaction, { writer }, rows, form));
    };
    const written = await tried(new Map([...before, ...cells]), new Set([...cells.keys(), ...(await repeatedRows(transaction, taskId))]));
    const rows = [...written.kinds.keys()];
    // the good rows of a document were counted with its bad ones
    const formerly = beside.length === 0 ? undefined : (await tried(before, new Set(rows))).kinds;
    for (const [row, mended] of cells)
      await transaction
        .updateTable('import_bad_row')
        .set({ mended: JSON.stringify(mended.cells), marks: mended.marks ? JSON.stringify(mended.marks) : null })
        .where('task_id', '=', taskId)
        .where('row', '=', row)
        .execute();
    await transaction.deleteFrom('import_error').where('task_id', '=', taskId).where('row', 'in', rows).execute();
    await keepErrors(transaction, taskId, written);
    if (writer.asksReason?.()) await transaction.updateTable('import_task').set({ asks_reason: true }).where('id', '=', taskId).execute();
    return settle(transaction, task, tallyOf(rows.map(row => (bad.has(row) ? 'bad' : (formerly?.get(row) ?? 'bad')))), written.tally);
  });

/** The corrected rows, known columns only. The spreadsheet's marks on a corrected cell no longer count. */
function mergedCells(form: ImportForm, bad: ReadonlyMap<number, FileCells>, given: readonly MendedRow[]): ReadonlyMap<number, FileCells> {
  const known = new Set([surplusKey, ...form.columns.map(([key]) => key)]);
  return new Map(
    given.map(({ row, cells }) => {
      const corrected = cells.filter(({ column }) => known.has(column));
      const marks = Object.entries(bad.get(row)?.marks ?? {}).filter(([column]) => !corrected.some(one => one.column === column));
      return [
        row,
        {
          row,
          cells: { ...bad.get(row)?.cells, ...Object.fromEntries(corrected.map(({ column, value }) => [column, value])) },
          marks: marks.length > 0 ? Object.fromEntries(marks) : undefined,
        },
      ];
    }),
  );
}

function checkedAgain(
  form: ImportForm,
  cells: ReadonlyMap<number, FileCells>,
  mended: ReadonlySet<number>,
  now: Date,
  {
    resolvedOf,
    ...surroundings
  }: {
    readonly resolvedOf: ResolvedOfRow;
    readonly given: RowCells;
    readonly known: readonly string[] | undefined;
    readonly numbers: NumberMarks | undefined;
  },
): readonly CheckedRow[] {
  const today = businessDay(now);
  const rows = [...cells]
    .toSorted(([one], [other]) => one - other)
    .map(([row, one]) => checkRow(form, row, one.cells, today, { ...surroundings, resolved: resolvedOf(one.cells), marks: one.marks }));
  return setsOf(form, rows)
    .filter(set => set.some(({ row }) => mended.has(row)))
    .flat();
}

/** Rows that were refused for another one, which may have been mended. */
async function repeatedRows(transaction: Kysely<Tables>, taskId: number): Promise<readonly number[]> {
  const rows = await transaction
    .selectFrom('import_error')
    .select('row')
    .distinct()
    .where('task_id', '=', taskId)
    .where('code', '=', 'DUPLICATE_IN_FILE')
    .execute();
  return rows.map(({ row }) => row);
}

async function settle(transaction: Kysely<Tables>, task: ImportTaskRow, formerly: RowTally, tally: RowTally): Promise<Result<undefined>> {
  const after = {
    new: task.new_rows - formerly.new + tally.new,
    changed: task.changed_rows - formerly.changed + tally.changed,
    same: task.same_rows - formerly.same + tally.same,
    bad: task.bad_rows - formerly.bad + tally.bad,
  };
  const next = importTransition(task, { kind: 'mended', badRows: after.bad });
  if (!next.ok) return next;
  await transaction
    .updateTable('import_task')
    .set({ state: next.value.state, new_rows: after.new, changed_rows: after.changed, same_rows: after.same, bad_rows: after.bad })
    .where('id', '=', task.id)
    .execute();
  return ok(undefined);
}
