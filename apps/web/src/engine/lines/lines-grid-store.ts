import { type Line, type LinesField, pastedTable, tableText } from '@axle/page-kit';
import { makeAutoObservable, observableRef } from 'mobx';
import type { LinePlace, LinesGridParts } from './lines-grid-parts.ts';
import { copiedCell } from './copied-cell.ts';
import { begunLine, cellValue, pasteLines } from './paste-lines.ts';
import { isWrittenField } from './is-written-field.ts';

/** Steps that can be taken back. */
const mostSteps = 50;

/** The lines of a document being filled in: place, marks and keys. Below the last one stands an empty line that typing makes real. */
export class LinesGridStore {
  focus: LinePlace = { row: 0, column: 0 };
  /** The other corner of what is marked. */
  anchor: LinePlace = { row: 0, column: 0 };
  /** The cell in focus is being edited; the text it began with, where it began by typing. */
  editing: { readonly typed?: string } | undefined = undefined;
  /** Headings of the last paste that name no column. */
  unknown: readonly string[] = [];
  readonly columns: readonly string[];
  readonly field: LinesField;
  private former: readonly (readonly Line[])[] = [];
  private readonly parts: LinesGridParts;

  constructor(parts: LinesGridParts) {
    this.parts = parts;
    this.columns = parts.columns;
    this.field = parts.field;
    const byReference = { focus: observableRef, anchor: observableRef, editing: observableRef, unknown: observableRef };
    makeAutoObservable<LinesGridStore, 'parts' | 'former'>(this, {
      ...byReference,
      former: false,
      parts: false,
      columns: false,
      field: false,
    });
  }

  get lines(): readonly Line[] {
    return this.parts.lines();
  }

  /** Whether lines may be added and taken out. */
  get mayGrow(): boolean {
    return this.parts.open() && this.field.fixed !== true;
  }

  /** Lines in sight, the empty one at the end too. */
  get rows(): number {
    return this.lines.length + (this.mayGrow ? 1 : 0);
  }

  /** What is marked, corner by corner. */
  get range(): { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number } {
    const { focus, anchor } = this;
    return {
      top: Math.min(focus.row, anchor.row),
      bottom: Math.max(focus.row, anchor.row),
      left: Math.min(focus.column, anchor.column),
      right: Math.max(focus.column, anchor.column),
    };
  }

  isMarked(row: number, column: number): boolean {
    const { top, bottom, left, right } = this.range;
    return row >= top && row <= bottom && column >= left && column <= right;
  }

  mayEdit(column: number): boolean {
    const name = this.columns[column];
    return name !== undefined && this.parts.open() && !this.field.fields[name]!.readOnly && this.parts.mayWrite(name);
  }

  /** Whether the column in focus is written as text; the others are chosen with an input of their own. */
  get isWritten(): boolean {
    return isWrittenField(this.field.fields[this.columns[this.focus.column] ?? '']);
  }

  /** Goes to a cell, within the grid; `extend` marks everything up to it. */
  goTo(place: LinePlace, extend = false): void {
    const row = Math.max(0, Math.min(place.row, this.rows - 1));
    const column = Math.max(0, Math.min(place.column, this.columns.length - 1));
    this.focus = { row, column };
    if (!extend) this.anchor = this.focus;
    this.editing = undefined;
  }

  /** To the cell behind, or before: over the end of a line into the next one. False at the end of the grid, where focus goes on. */
  step(by: 1 | -1): boolean {
    const at = this.focus.row * this.columns.length + this.focus.column + by;
    if (at < 0 || at >= this.rows * this.columns.length) return false;
    this.goTo({ row: Math.floor(at / this.columns.length), column: at % this.columns.length });
    return true;
  }

  edit(typed?: string): void {
    if (!this.mayEdit(this.focus.column)) return;
    this.anchor = this.focus;
    this.editing = { typed };
  }

  leave(): void {
    this.editing = undefined;
  }

  /** Puts a value into the cell in focus. */
  set(value: unknown): void {
    const name = this.columns[this.focus.column];
    if (name === undefined || !this.mayEdit(this.focus.column)) return;
    const isNothing = value === undefined || value === null || value === '';
    const before = this.lines[this.focus.row] ?? {};
    const { [name]: _, ...rest } = isNothing ? before : begunLine(this.field, before);
    const line = isNothing ? rest : { ...rest, [name]: value };
    const lines = [...this.lines];
    if (this.focus.row >= lines.length && Object.keys(line).length === 0) return;
    lines[this.focus.row] = line;
    this.put(lines);
  }

  /** Puts what was typed into the cell in focus, read as its column reads it. */
  type(text: string): void {
    const name = this.columns[this.focus.column];
    if (name !== undefined) this.set(cellValue(this.field.fields[name]!, text, this.lines[this.focus.row]));
  }

  /** An empty line above the one in focus. */
  insert(): void {
    if (!this.mayGrow) return;
    this.put(this.lines.toSpliced(this.focus.row, 0, {}));
  }

  /** Takes out the marked lines. */
  remove(): void {
    const { top, bottom } = this.range;
    if (!this.mayGrow || top >= this.lines.length) return;
    this.put(this.lines.toSpliced(top, bottom - top + 1));
    this.goTo({ row: top, column: this.focus.column });
  }

  /** Empties the marked cells. */
  clear(): void {
    this.overMarked(() => undefined);
  }

  /** Gives the marked cells the value of the topmost marked one. */
  fillDown(): void {
    const { top } = this.range;
    const source = this.lines[top] ?? {};
    this.overMarked(column => source[column]);
  }

  paste(text: string): number {
    const { top, left } = this.range;
    return this.takeRows(pastedTable(text), { row: Math.min(top, this.lines.length), column: left });
  }

  /** Adds rows of texts after the last line or at a place; returns their number. A grid of fixed lines takes no more rows than it has. */
  takeRows(table: readonly (readonly string[])[], place: LinePlace = { row: this.lines.length, column: 0 }): number {
    if (!this.parts.open()) return 0;
    const isWritable = (column: string) => this.mayEdit(this.columns.indexOf(column));
    const { lines, rows, unknown } = pasteLines(this.field, this.columns, this.lines, place, table, isWritable);
    this.unknown = unknown;
    const taken = this.mayGrow ? rows : Math.min(rows, this.lines.length - place.row);
    if (taken > 0) this.put(this.mayGrow ? lines : lines.slice(0, this.lines.length));
    return taken;
  }

  /** The marked cells as a spreadsheet takes them. */
  copy(): string {
    const { top, bottom, left, right } = this.range;
    const names = this.columns.slice(left, right + 1);
    return tableText(this.lines.slice(top, bottom + 1).map(line => names.map(name => copiedCell(this.field.fields[name]!, line[name]))));
  }

  undo(): void {
    const before = this.former.at(-1);
    if (!before || !this.parts.open()) return;
    this.former = this.former.slice(0, -1);
    this.parts.put(before);
    this.goTo(this.focus);
  }

  private overMarked(value: (column: string) => unknown): void {
    const { top, bottom, left, right } = this.range;
    const names = this.columns.filter((_, column) => column >= left && column <= right && this.mayEdit(column));
    if (names.length === 0) return;
    this.put(
      this.lines.map((line, row) => {
        if (row < top || row > bottom) return line;
        const given = names.map(name => [name, value(name)] as const).filter(([, held]) => held !== undefined);
        return { ...Object.fromEntries(Object.entries(line).filter(([name]) => !names.includes(name))), ...Object.fromEntries(given) };
      }),
    );
  }

  private put(lines: readonly Line[]): void {
    this.former = [...this.former, this.lines].slice(-mostSteps);
    this.parts.put(lines);
  }
}
