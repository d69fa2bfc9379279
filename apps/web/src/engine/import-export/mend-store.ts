import { csvCell } from '@axle/tasks';
import type { ImportBadRow, ImportRowError } from '@axle/wire';
import { makeAutoObservable, observableRef } from 'mobx';

/** Bad rows of an import as the server has them, and the cells that the user has corrected. */
export class MendStore {
  rows: readonly ImportBadRow[] = [];
  busy = false;
  /** Columns without an error are left out, but those that say which record a row is. */
  onlyWrong = false;
  private readonly given = new Map<string, string>();

  constructor() {
    makeAutoObservable(this, { rows: observableRef });
  }

  /** Shows other rows; what was given before is forgotten. */
  show(rows: readonly ImportBadRow[]): void {
    this.rows = rows;
    this.given.clear();
  }

  /** Columns of the file, in its order; last, without a name, what stands in none. */
  get columns(): readonly string[] {
    return [...new Set(this.rows.flatMap(({ cells }) => cells.map(({ column }) => column)))];
  }

  /** The columns that are shown, of those that have errors and those that name the record. */
  shown(errors: readonly Pick<ImportRowError, 'column'>[], naming: readonly string[]): readonly string[] {
    if (!this.onlyWrong) return this.columns;
    const wanted = new Set([...naming, ...errors.map(({ column }) => column)]);
    return this.columns.filter(column => wanted.has(column));
  }

  showOnlyWrong(only: boolean): void {
    this.onlyWrong = only;
  }

  /** What a cell holds now. */
  cell({ row, cells }: ImportBadRow, column: string): string {
    return this.given.get(place(row, column)) ?? cells.find(cell => cell.column === column)?.value ?? '';
  }

  setCell(row: number, column: string, value: string): void {
    const stored = this.rows.find(one => one.row === row)?.cells.find(cell => cell.column === column)?.value ?? '';
    if (value === stored) this.given.delete(place(row, column));
    else this.given.set(place(row, column), value);
  }

  /** Corrected rows with their corrected cells. */
  get edited(): readonly ImportBadRow[] {
    return this.rows
      .map(({ row, cells }) => ({
        row,
        cells: cells.flatMap(({ column }) => {
          const value = this.given.get(place(row, column));
          return value === undefined ? [] : [{ column, value }];
        }),
      }))
      .filter(({ cells }) => cells.length > 0);
  }

  /** The corrected rows as a file to import. */
  file(name: string): File {
    const edited = new Set(this.edited.map(({ row }) => row));
    const rows = this.rows.filter(({ row }) => edited.has(row)).map(row => this.columns.map(column => this.cell(row, column)));
    const lines = [this.columns, ...rows].map(cells => cells.map(cell => `"${csvCell(cell).replaceAll('"', '""')}"`).join(','));
    return new File([lines.map(line => `${line}\n`).join('')], name.replace(/(-mended)?(\.\w+)?$/, '-mended.csv'), { type: 'text/csv' });
  }
}

const place = (row: number, column: string): string => `${row} ${column}`;
