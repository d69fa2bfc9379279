import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Refusal } from '@axle/kernel';
import type { CheckedRow } from './check-row.ts';
import type { CellMarks } from './read-cells.ts';

/** Texts of a row by field. */
export type RowCells = Readonly<Record<string, string>>;

/** A row of a file as it stands: as it came, or as it was mended. */
export interface FileCells {
  readonly row: number;
  readonly cells: RowCells;
  /** What a spreadsheet made of cells that nobody has mended. */
  readonly marks?: CellMarks | undefined;
  /** What is wrong with cells without a column. */
  readonly surplus?: Refusal;
}

/** Keeps the cells of bad rows, so that people can mend them, and of those that are looked at again with them. */
export async function keepBadRows(
  database: Kysely<Tables>,
  taskId: number,
  rows: readonly Pick<CheckedRow, 'row' | 'cells' | 'marks'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into import_bad_row (task_id, row, cells, marks)
    select ${taskId}::bigint, row, cells, marks
    from json_to_recordset(${JSON.stringify(rows.map(({ row, cells, marks }) => ({ row, cells, marks })))}::json) as
    given (row integer, cells json, marks json)
    on conflict (task_id, row) do nothing`.execute(database);
}

/** The rows that were mended, by row of the file. */
export async function mendedCells(database: Kysely<Tables>, taskId: number): Promise<ReadonlyMap<number, FileCells>> {
  const rows = await database
    .selectFrom('import_bad_row')
    .select(['row', 'mended', 'marks'])
    .where('task_id', '=', taskId)
    .where('mended', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ row, mended, marks }) => (mended ? [[row, { row, cells: mended, marks: marks ?? undefined }] as const] : [])),
  );
}

/** Cells of the good rows that are looked at again with bad ones. */
export async function rowsKeptBeside(database: Kysely<Tables>, taskId: number): Promise<readonly FileCells[]> {
  const rows = await database
    .selectFrom('import_bad_row as b')
    .select(['b.row', 'b.marks', sql<RowCells>`coalesce(b.mended, b.cells)`.as('cells')])
    .where('b.task_id', '=', taskId)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('import_error as e').select('e.id').where('e.task_id', '=', taskId).whereRef('e.row', '=', 'b.row'))),
    )
    .execute();
  return rows.map(({ row, cells, marks }) => ({ row, cells, marks: marks ?? undefined }));
}

/** Cells of the rows that are bad still, as they stand now, in file order. */
export async function badRowsOf(
  database: Kysely<Tables>,
  taskId: number,
  page: { readonly limit: number; readonly offset: number } | undefined,
): Promise<readonly FileCells[]> {
  const bad = database
    .selectFrom('import_bad_row as b')
    .select(['b.row', 'b.marks', sql<RowCells>`coalesce(b.mended, b.cells)`.as('cells')])
    .where('b.task_id', '=', taskId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('import_error as e').select('e.id').where('e.task_id', '=', taskId).whereRef('e.row', '=', 'b.row')),
    )
    .orderBy('b.row');
  const rows = await (page ? bad.limit(page.limit).offset(page.offset) : bad).execute();
  return rows.map(({ row, cells, marks }) => ({ row, cells, marks: marks ?? undefined }));
}
