import { type CellMark, type TableLimits, type TableRow, TableFaultError } from './table-row.ts';

/** Gathers rows within the limits; blank ones are passed over, the first is the header. */
export function rowCollector(limits: TableLimits): {
  readonly rows: readonly TableRow[];
  /** Whether the row holds anything. */
  add(row: number, cells: readonly string[], marks?: Readonly<Record<number, CellMark>>): boolean;
} {
  const rows: TableRow[] = [];
  return {
    rows,
    add(row, cells, marks) {
      let used = cells.length;
      while (used > 0 && cells[used - 1]?.trim() === '') used--;
      if (used === 0 && row > 1) return false;
      if (used > limits.columns) throw new TableFaultError({ kind: 'tooManyColumns' });
      if (cells.some(cell => cell.length > limits.cellLength)) throw new TableFaultError({ kind: 'cellTooLong', row });
      if (rows.length > limits.rows) throw new TableFaultError({ kind: 'tooManyRows' });
      rows.push({ row, cells: cells.slice(0, used), ...(marks ? { marks } : {}) });
      return used > 0;
    },
  };
}
