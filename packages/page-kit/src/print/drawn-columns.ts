import type { PrintedTable } from './print-template.ts';

const widthOf = (columns: PrintedTable['columns']): number => columns.reduce((sum, { width }) => sum + width, 0);

/**
 * The columns of a table that are drawn for a record: those that it names, by comma, in its order and together as wide as all of them; all
 * where it names none.
 */
export function drawnColumns({ columns, columnsBy }: PrintedTable, record: Readonly<Record<string, string>>): PrintedTable['columns'] {
  const names = columnsBy === undefined ? [] : (record[columnsBy] ?? '').split(',');
  const chosen = names.flatMap(name => columns.filter(({ field, as = field }) => as === name));
  if (chosen.length === 0) return columns;
  const wider = widthOf(columns) / widthOf(chosen);
  return chosen.map(column => ({ ...column, width: column.width * wider }));
}
