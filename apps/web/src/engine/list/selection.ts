import type { RecordRow } from '@axle/page-kit';
import { makeAutoObservable, observableRef } from 'mobx';

/** The ticked rows of a list, by id: they survive scrolling, sorting and filtering until they are cleared. */
export class Selection {
  rows: ReadonlyMap<number, RecordRow> = new Map();

  constructor() {
    makeAutoObservable(this, { rows: observableRef });
  }

  get size(): number {
    return this.rows.size;
  }

  has(id: number): boolean {
    return this.rows.has(id);
  }

  toggle(row: RecordRow): void {
    const rows = new Map(this.rows);
    if (!rows.delete(row.id)) rows.set(row.id, row);
    this.rows = rows;
  }

  add(added: readonly RecordRow[]): void {
    this.rows = new Map([...this.rows, ...added.map(row => [row.id, row] as const)]);
  }

  clear(): void {
    if (this.rows.size > 0) this.rows = new Map();
  }

  /** Takes over newer versions of ticked rows, so that an action is not refused for the user's own change. */
  renew(fresh: readonly RecordRow[]): void {
    const newer = fresh.filter(row => this.rows.has(row.id) && this.rows.get(row.id) !== row);
    if (newer.length > 0) this.add(newer);
  }

  /** Unticks rows that are gone. */
  drop(ids: readonly number[]): void {
    const gone = new Set(ids);
    this.rows = new Map([...this.rows].filter(([id]) => !gone.has(id)));
  }
}
