import { type Board, type Field, fieldsOf, type FieldTotal, type Filter, isSortable, type Page, type Sort } from '@axle/page-kit';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { FiguresStore } from '../board/figures-store.ts';
import type { PageRecords } from '../records/records-of.ts';
import { pageColumns } from './column-layout.ts';
import { ColumnStore } from './column-store.ts';
import { FilterFold } from './filter-fold.ts';
import { askingOf, listFilters } from './list-filters.ts';
import type { ListParts } from './list-parts.ts';
import { openTabs } from './list-tabs.ts';
import { readAddress, writeAddress } from './query-address.ts';
import { behindTotal, openingOf, type QueryState, sameQuery, toggleSort, withFilter } from './query-state.ts';
import { RowBlocks } from './row-blocks.ts';
import { Selection } from './selection.ts';
import { TotalsStore } from './totals-store.ts';

// nothing observes these from within
const whole = { page: false, fields: false, figures: false, records: false, parts: false, started: false, endRenewing: false } as const;

/** One list on the screen: what it is asked for, its rows, its columns and the ticked rows. */
export class ListStore {
  readonly page: Page;
  readonly fields: Readonly<Record<string, Field>>;
  readonly rows: RowBlocks;
  /** What the board in view shows, where the tab has one in place of rows. */
  readonly figures: FiguresStore;
  readonly columns: ColumnStore;
  /** How much of the filters is in sight. */
  readonly fold: FilterFold;
  readonly totals: TotalsStore;
  readonly selection = new Selection();
  readonly records: PageRecords;
  state: QueryState;
  /** The default state in which the list starts; undefined where an address gave a state. */
  readonly opened: QueryState | undefined;
  private readonly parts: ListParts;
  private started = false;
  private endRenewing: () => void = () => undefined;

  constructor(parts: ListParts, address = new URLSearchParams()) {
    const { page, resource, reader } = parts;
    const mayRead = (field: string) => reader.fieldAccess(page.key, field).shown;
    [this.parts, this.page, this.records] = [parts, page, parts.records];
    this.fields = Object.fromEntries(Object.entries(fieldsOf(resource)).filter(([field]) => mayRead(field)));
    const asked = this.fitting(readAddress(address, this.fields, page.sort));
    this.opened = openingOf(asked, page.opens, this.fields);
    this.state = this.opened ?? asked;
    this.figures = new FiguresStore(parts.records);
    this.rows = new RowBlocks(parts.records);
    const totalled = page.totals.filter(name => this.fields[name]);
    this.totals = new TotalsStore(parts.records, this.rows, totalled);
    this.columns = new ColumnStore(page.key, pageColumns(page, this.fields, mayRead), parts.layouts);
    this.fold = new FilterFold(page.key, parts.layouts);
    makeAutoObservable<ListStore, 'parts' | 'started' | 'endRenewing'>(this, { ...whole, opened: false, state: observableRef });
  }

  /** The list comes into sight: loads columns and rows; later what has changed in the meantime. */
  start(): void {
    this.endRenewing = reaction(
      () => this.rows.blocks,
      () => this.selection.renew(this.rows.loaded),
    );
    if (this.started) return this.refresh();
    this.started = true;
    void this.columns.load().then(layout => this.fold.take(layout?.filters));
    return this.ask();
  }

  /** The list leaves the sight: gives up every call. */
  stop(): void {
    this.rows.stop();
    this.totals.stop();
    this.figures.stop();
    this.columns.keep();
    this.endRenewing();
  }

  get tabs() {
    return openTabs(this.page, this.fields, this.parts.reader);
  }

  /** What the tab in view shows in place of rows. */
  get board(): Board | undefined {
    return (this.tabs.find(tab => tab.key === this.state.tab) ?? this.tabs[0])?.board;
  }

  /** Shows the rows behind a number: a tab, and filters beside those that are set. */
  drillTo(tab: string | undefined, filters: readonly Filter[]): void {
    this.selection.clear();
    this.change({ ...filters.reduce((state, filter) => withFilter(state, filter.field, filter), this.state), tab });
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
    return listFilters(this.page, this.fields, this.state, { ...askingOf(this.parts.reader), now: this.parts.now() });
  }

  filterOf(field: string): Filter | undefined {
    return this.state.filters.find(filter => filter.field === field);
  }

  setFilter(field: string, filter: Filter | undefined): void {
    this.change(withFilter(this.state, field, filter));
  }

  /** Shows the rows behind a total: those with a value, of its currency or unit. */
  showTotal(total: FieldTotal, apart: string | undefined): void {
    this.change(behindTotal(this.state, total, apart));
  }

  setSearch(search: string): void {
    this.change({ ...this.state, search: search.trim() });
  }

  setTab(tab: string): void {
    this.show({ ...this.state, tab });
  }

  clearFilters(): void {
    this.change({ ...this.state, search: '', filters: [] });
  }

  /** A click on a column's head. */
  sortBy(field: string, additive: boolean): void {
    if (this.fields[field] && isSortable(this.fields[field])) this.setSort(toggleSort(this.state.sort, field, additive));
  }

  setSort(sort: readonly Sort[]): void {
    this.change({ ...this.state, sort });
  }

  /** The conditions without a field's own: what its choices are offered by, so that one filter narrows the next. */
  filtersBeside(field: string): readonly Filter[] {
    return this.serverFilters.filter(filter => filter.field !== field || filter.also !== undefined);
  }

  /** The same question again: after a change, or while something is under way. */
  refresh(): void {
    if (this.board) return this.ask();
    this.rows.refresh();
    return this.totals.ask(this.serverFilters);
  }

  /** The address that opens this list as it stands. */
  toAddress(current: URLSearchParams): URLSearchParams {
    return writeAddress(this.state, this.fields, this.page.sort, current);
  }

  /** Shows another state as a whole: that of a saved view. */
  show(state: QueryState): void {
    this.selection.clear();
    this.change(this.fitting(state));
  }

  /** Takes over the state given by an address. */
  fromAddress(address: URLSearchParams): void {
    this.change(this.fitting(readAddress(address, this.fields, this.page.sort)));
  }

  /** Whether all that match can be ticked as a set. */
  get gathers(): boolean {
    return !this.parts.resource.ownCalls;
  }

  /** Ticks every row that matches, however many. */
  async selectMatching(): Promise<void> {
    const filters = this.serverFilters;
    const asked = JSON.stringify(filters);
    await this.selection.gather(filters, this.records.gather({ filters }), () => JSON.stringify(this.serverFilters) === asked);
  }

  /** A state as this user can have it: without a tab that the user does not have. */
  fitting(state: QueryState): QueryState {
    return { ...state, tab: this.tabs.find(one => one.key === state.tab)?.key };
  }

  private change(state: QueryState): void {
    if (sameQuery(state, this.state)) return;
    // a set is what one question found; another order of it changes nothing
    if (this.selection.set && !sameQuery({ ...state, sort: [] }, { ...this.state, sort: [] })) this.selection.clear();
    this.state = state;
    this.ask();
  }

  private ask(): void {
    const filters = this.serverFilters;
    if (this.board) return void this.figures.ask(this.board, filters);
    this.rows.ask({ filters, sort: this.state.sort });
    return this.totals.ask(filters);
  }
}
