import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { CheckedRow } from './check-row.ts';

/** Texts of a row by field. */
export type RowCells = Readonly<Record<string, string>>;

/** Keeps the cells of bad rows, so that people can mend them. */
export async function keepBadRows(
  database: Kysely<Tables>,
  taskId: number,
  rows: readonly Pick<CheckedRow, 'row' | 'cells'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into import_bad_row (task_id, row, cells)
    select ${taskId}::bigint, row, cells from json_to_recordset(${JSON.stringify(rows.map(({ row, cells }) => ({ row, cells })))}::json) as
    given (row integer, cells json)
    on conflict (task_id, row) do nothing`.execute(database);
}

/** The cells that were mended, by row of the file. */
export async function mendedCells(database: Kysely<Tables>, taskId: number): Promise<ReadonlyMap<number, RowCells>> {
  const rows = await database
    .selectFrom('import_bad_row')
    .select(['row', 'mended'])
    .where('task_id', '=', taskId)
    .where('mended', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ row, mended }) => (mended ? [[row, mended] as const] : [])));
}

/** Cells of the rows that are bad still, as they stand now, in file order. */
export async function badRowsOf(
  database: Kysely<Tables>,
  taskId: number,
  page: { readonly limit: number; readonly offset: number } | undefined,
) {
  const bad = database
    .selectFrom('import_bad_row as b')
    .select(['b.row', sql<RowCells>`coalesce(b.mended, b.cells)`.as('cells')])
    .where('b.task_id', '=', taskId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('import_error as e').select('e.id').where('e.task_id', '=', taskId).whereRef('e.row', '=', 'b.row')),
    )
    .orderBy('b.row');
  return (page ? bad.limit(page.limit).offset(page.offset) : bad).execute();
}
