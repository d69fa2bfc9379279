import { fill, type Text } from '@axle/kernel';
import { type CellPlace, type CellRange, isWithin, rangeOf, type RecordRow } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { cellsText } from '../../text/cells.ts';
import type { ListStore } from '../list/list-store.ts';
import { type CellMark, cellKey } from './cell-mark.ts';
import type { CellServices } from './cell-services.ts';
import type { CellWork } from './cell-work.ts';
import { closedCell, type CellRights } from './closed-cell.ts';
import { recordName } from './record-name.ts';

/** What editing in a list stands on. */
export interface CellsParts {
  readonly list: ListStore;
  /** Undefined where the page does not change cells. */
  readonly rights: () => CellRights | undefined;
  /** A fresh UUID. */
  readonly newId: () => string;
}

/** Where to go once a cell is left. */
export type AfterEdit = 'stay' | 'up' | 'down' | 'left' | 'right';

const first: CellPlace = { row: 0, column: 1 };

/**
 * Where the user is in a list, what is marked, and which cells wait to be saved. Column 0 holds the ticks. What a change does is worked out
 * by {@link CellWork}, which is fetched when the first one begins.
 */
export class CellsStore {
  focus: CellPlace = first;
  /** The other corner of what is marked. */
  anchor: CellPlace = first;
  /**
   * The cell in focus is being edited: the letters that it began with, where it began by typing, and where the keyboard goes on to, where
   * that was said before the editor was there.
   */
  editing: { readonly typed?: string; readonly goesOn?: AfterEdit } | undefined = undefined;
  /** Cells whose change is not saved, by record and field. */
  marks: ReadonlyMap<string, CellMark> = new Map();
  /** The announcement for screen readers. */
  said: Text | undefined = undefined;
  readonly list: ListStore;
  readonly newId: () => string;
  private readonly parts: CellsParts;
  private work: Promise<CellWork> | undefined = undefined;

  constructor(parts: CellsParts) {
    this.parts = parts;
    this.list = parts.list;
    this.newId = parts.newId;
    makeAutoObservable<CellsStore, 'parts' | 'work'>(this, {
      focus: observableRef,
      anchor: observableRef,
      editing: observableRef,
      marks: observableRef,
      said: observableRef,
      list: false,
      newId: false,
      parts: false,
      work: false,
    });
  }

  /** Whether cells of this page can be changed by anybody. */
  get open(): boolean {
    return this.parts.rights() !== undefined;
  }

  /** What is marked: the cell in focus alone, or all between two corners. */
  get range(): CellRange {
    const { left, ...range } = rangeOf(this.focus, this.anchor);
    return { ...range, left: Math.max(1, left), right: Math.max(1, range.right) };
  }

  /** Whether more than one cell is marked. */
  get ranged(): boolean {
    const { top, bottom, left, right } = this.range;
    return top !== bottom || left !== right;
  }

  isRanged(row: number, column: number): boolean {
    return this.ranged && isWithin(this.range, { row, column });
  }

  /** The field of a column, and the row. */
  at({ row, column }: CellPlace): { readonly row: RecordRow; readonly name: string } | undefined {
    const [found, name] = [this.list.rows.at(row), this.list.columns.shown[column - 1]?.field];
    return found && name !== undefined ? { row: found, name } : undefined;
  }

  markAt(place: CellPlace): CellMark | undefined {
    const cell = this.at(place);
    return cell && this.marks.get(cellKey(cell.row.id, cell.name));
  }

  /** Why a cell cannot be changed; undefined where it can, and on pages whose cells nobody changes. */
  closed(place: CellPlace): Text | undefined {
    const [rights, cell] = [this.parts.rights(), this.at(place)];
    return rights && cell && closedCell(rights, cell.name, cell.row);
  }

  mayEdit(place: CellPlace): boolean {
    return this.open && this.at(place) !== undefined && this.closed(place) === undefined;
  }

  /** What there is to say of a cell beyond what it holds. */
  tip(place: CellPlace): Text | undefined {
    const [mark, cell] = [this.markAt(place), this.at(place)];
    if (mark?.refusal) return mark.refusal.message;
    if (!this.open || !cell) return undefined;
    return this.closed(place) ?? (this.list.fields[cell.name]?.approval ? cellsText.byApproval : undefined);
  }

  /** Goes to a cell; `extend` marks everything up to it. */
  goTo(place: CellPlace, extend = false): void {
    this.focus = place;
    if (!extend) this.anchor = place;
    this.editing = undefined;
    const { top, bottom, left, right } = this.range;
    this.said = this.ranged
      ? fill(cellsText.ranged, { rows: bottom - top + 1, columns: right - left + 1 })
      : this.markAt(place)?.refusal?.message;
  }

  /** Begins to edit the cell in focus; says why not, where it cannot. */
  edit(typed?: string): void {
    const closed = this.closed(this.focus);
    if (closed) this.said = closed;
    const cell = this.at(this.focus);
    if (!cell || !this.mayEdit(this.focus)) return;
    const record = recordName(this.list.page.resource, cell.row.id, cell.row);
    this.said = fill(cellsText.editing, { label: this.list.fields[cell.name]!.label, record });
    this.anchor = this.focus;
    // letters that were typed before the editor was there are kept
    this.editing = { ...this.editing, ...(typed === undefined ? {} : { typed: `${this.editing?.typed ?? ''}${typed}` }) };
  }

  leave(): void {
    this.editing = undefined;
  }

  /** The cell that is being edited keeps what it was given as soon as its editor is there, and the keyboard goes on. */
  goOn(after: AfterEdit): void {
    if (this.editing) this.editing = { ...this.editing, goesOn: after };
  }

  say(text: Text): void {
    this.said = text;
  }

  mark(marks: ReadonlyMap<string, CellMark>): void {
    this.marks = marks;
  }

  /** Fetches what changes cells, so that the first change does not wait for it. */
  prepare(services: CellServices): Promise<CellWork> {
    this.work ??= import('./cell-work.ts').then(({ CellWork: Work }) => runInAction(() => new Work(this, services)));
    return this.work;
  }
}
