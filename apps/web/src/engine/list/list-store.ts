import { type Field, fieldsOf, type Filter, kinds, type Page, type RecordRow, type Resource } from '@axle/page-kit';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { PageRecords } from '../records/records-of.ts';
import { pageColumns } from './column-layout.ts';
import { ColumnStore } from './column-store.ts';
import { listFilters } from './list-filters.ts';
import type { ListLayouts } from './list-layouts.ts';
import { readAddress, writeAddress } from './query-address.ts';
import { type QueryState, sameQuery, toggleSort, withFilter } from './query-state.ts';
import { RowBlocks } from './row-blocks.ts';
import { Selection } from './selection.ts';

/** Most rows that 'select all that match' ticks. */
export const mostTicked = 5000;

/** What a list asks of the reader's session. */
export interface ListReader {
  readonly userId: number | undefined;
  readonly isSuper: boolean;
  fieldAccess(page: string, field: string): { readonly shown: boolean; readonly read: boolean; readonly write: boolean };
}

/** What a list is made of. */
export interface ListParts {
  readonly page: Page;
  readonly resource: Resource;
  readonly records: PageRecords;
  readonly layouts: ListLayouts;
  readonly reader: ListReader;
  readonly now: () => Date;
}

/** One list on the screen: what it is asked for, its rows, its columns and the ticked rows. */
export class ListStore {
  readonly page: Page;
  readonly fields: Readonly<Record<string, Field>>;
  readonly rows: RowBlocks;
  readonly columns: ColumnStore;
  readonly selection = new Selection();
  readonly records: PageRecords;
  state: QueryState;
  filtersOpen = true;
  private readonly parts: ListParts;
  private started = false;
  private endRenewing: () => void = () => undefined;

  constructor(parts: ListParts, address = new URLSearchParams()) {
    const { page, resource, reader } = parts;
    const mayRead = (field: string) => reader.fieldAccess(page.key, field).shown;
    this.parts = parts;
    this.page = page;
    this.records = parts.records;
    this.fields = Object.fromEntries(Object.entries(fieldsOf(resource)).filter(([field]) => mayRead(field)));
    this.state = this.fitting(readAddress(address, this.fields, page.sort));
    this.rows = new RowBlocks(parts.records);
    this.columns = new ColumnStore(page.key, pageColumns(page, this.fields, mayRead), parts.layouts);
    makeAutoObservable<ListStore, 'parts' | 'started' | 'endRenewing'>(this, {
      page: false,
      fields: false,
      records: false,
      state: observableRef,
      parts: false,
      started: false,
      endRenewing: false,
    });
  }

  /** The list comes into sight: asks for columns and rows; later for whatever changed meanwhile. */
  start(): void {
    this.endRenewing = reaction(
      () => this.rows.blocks,
      () => this.selection.renew(this.rows.loaded),
    );
    if (this.started) return this.refresh();
    this.started = true;
    void this.columns.load();
    return this.ask();
  }

  /** The list leaves the sight: gives up every call. */
  stop(): void {
    this.rows.stop();
    this.endRenewing();
  }

  get tabs() {
    return this.page.tabs.filter(tab => !tab.superOnly || this.parts.reader.isSuper);
  }

  /** Filters of the bar, in the page's order. */
  get filterFields(): readonly string[] {
    return this.page.filters.filter(name => this.fields[name]);
  }

  get filtered(): boolean {
    return this.state.filters.length > 0 || this.state.search !== '';
  }

  /** The conditions as the server gets them, for the list, its total, suggestions and exports. */
  get serverFilters(): readonly Filter[] {
    return listFilters(this.page, this.fields, this.state, { userId: this.parts.reader.userId, now: this.parts.now() });
  }

  filterOf(field: string): Filter | undefined {
    return this.state.filters.find(filter => filter.field === field);
  }

  setFilter(field: string, filter: Filter | undefined): void {
    this.change(withFilter(this.state, field, filter));
  }

  setSearch(search: string): void {
    this.change({ ...this.state, search: search.trim() });
  }

  setTab(tab: string): void {
    this.selection.clear();
    this.change({ ...this.state, tab });
  }

  clearFilters(): void {
    this.change({ ...this.state, search: '', filters: [] });
  }

  /** A click on a column's head. */
  sortBy(field: string, additive: boolean): void {
    const kind = this.fields[field]?.kind;
    if (kind && kinds[kind].sortable) this.change({ ...this.state, sort: toggleSort(this.state.sort, field, additive) });
  }

  toggleFilters(): void {
    this.filtersOpen = !this.filtersOpen;
  }

  removeSort(field: string): void {
    this.change({ ...this.state, sort: this.state.sort.filter(sort => sort.field !== field) });
  }

  /** The same question again: after a change, or while something is under way. */
  refresh(): void {
    this.rows.refresh();
  }

  /** The address that opens this list as it stands. */
  toAddress(current: URLSearchParams): URLSearchParams {
    return writeAddress(this.state, this.fields, this.page.sort, current);
  }

  /** Takes over the state that an address tells. */
  fromAddress(address: URLSearchParams): void {
    this.change(this.fitting(readAddress(address, this.fields, this.page.sort)));
  }

  /** Ticks every row that matches, at most {@link mostTicked}. */
  async selectMatching(): Promise<void> {
    const question = { filters: this.serverFilters, sort: this.state.sort, limit: 500 };
    for (let after: string | undefined, ticked = 0; ticked < mostTicked;) {
      const reply = await this.records.list({ ...question, after });
      if (!reply.ok) return;
      runInAction(() => this.selection.add(reply.value.rows.slice(0, mostTicked - ticked)));
      ticked += reply.value.rows.length;
      after = reply.value.next;
      if (after === undefined) return;
    }
  }

  /** Something in the loaded rows is under way, so that the page asks again by itself. */
  get underWay(): boolean {
    const { live } = this.page;
    return live !== undefined && this.rows.loaded.some((row: RecordRow) => live.in.includes(row[live.field]));
  }

  private fitting(state: QueryState): QueryState {
    const tab = this.page.tabs.find(one => one.key === state.tab && (!one.superOnly || this.parts.reader.isSuper));
    return { ...state, tab: tab?.key };
  }

  private change(state: QueryState): void {
    if (sameQuery(state, this.state)) return;
    this.state = state;
    this.ask();
  }

  private ask(): void {
    this.rows.ask({ filters: this.serverFilters, sort: this.state.sort });
  }
}
