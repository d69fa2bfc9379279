import type { Refusal } from '@axle/kernel';
import { isReport, type RecordRow, type Resource } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ListStore } from '../list/list-store.ts';
import { DetailStore, outsideList } from './detail-store.ts';

/** The record of a page that is looked at, if one is, and its neighbours in the list. */
export class PageDetail {
  open: DetailStore | undefined = undefined;
  /** Why the record that the address names is not open. */
  missing: Refusal | undefined = undefined;
  /** Whether the empty fields of records are in sight. */
  showsEmpty = false;
  private readonly resource: Resource;
  private readonly list: ListStore;

  constructor(resource: Resource, list: ListStore) {
    [this.resource, this.list] = [resource, list];
    makeAutoObservable<PageDetail, 'resource' | 'list'>(this, {
      resource: false,
      list: false,
      open: observableRef,
      missing: observableRef,
    });
  }

  show(row: RecordRow, index: number): void {
    this.missing = undefined;
    this.open = new DetailStore(row, index, this.list.records, isReport(this.resource, this.list.state.filters));
    void this.open.load();
  }

  /** Opens a record by its id, as a link names it; why not, where the reader may not read it or it is gone. Not once it was given up. */
  async showById(id: number, signal: AbortSignal): Promise<Refusal | undefined> {
    const loaded = this.list.rows.placeOf(id);
    if (loaded !== undefined) this.show(this.list.rows.at(loaded)!, loaded);
    const reply = loaded === undefined ? await this.list.records.read(id) : undefined;
    if (reply?.ok && !signal.aborted) this.show(reply.value, outsideList);
    if (reply?.ok !== false) return undefined;
    if (!signal.aborted) runInAction(() => (this.missing = reply.refusal));
    return reply.refusal;
  }

  close(): void {
    this.open = undefined;
    this.missing = undefined;
  }

  /** The record `by` rows after the open one in the list; undefined where there is none. */
  neighbour(by: number): RecordRow | undefined {
    return this.place === undefined ? undefined : this.list.rows.at(this.place + by);
  }

  /** Opens the record `by` rows after the open one, if there is one. */
  step(by: number): void {
    const row = this.neighbour(by);
    if (row) this.show(row, this.place! + by);
  }

  showEmpty(shown: boolean): void {
    this.showsEmpty = shown;
  }

  /** Where the open record stands in the list: a record that a link opened finds its place once its row is loaded. */
  private get place(): number | undefined {
    if (!this.open) return undefined;
    return Number.isNaN(this.open.index) ? this.list.rows.placeOf(this.open.row.id) : this.open.index;
  }
}
