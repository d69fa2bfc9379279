import type { Language, Refusal, Text } from '@axle/kernel';
import type { Resource } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ExportChoice, SubscriptionWish } from '@axle/wire';
import type { ListStore } from '../list/list-store.ts';
import { storedQuery } from '../list/stored-view.ts';
import { ExportTemplates } from './export-templates.ts';
import { SubscribeStore } from './subscribe-store.ts';
import type { TaskCenter } from './task-center.ts';
import type { FileReply } from '../../gateways/main-client.ts';

/** Where an export stands: being chosen, asked for, or refused. */
export type ExportStatus = 'choosing' | 'running' | 'refused';

/** What to export of a list, and how. */
export class ExportStore {
  format: 'xlsx' | 'csv' = 'xlsx';
  columns: ReadonlySet<string>;
  /** All columns of the list, in the order in which the file has those that are chosen. */
  order: readonly string[];
  /** Whether the lines of documents are written too, a row each. */
  withLines = false;
  scope: 'filter' | 'ticked';
  status: ExportStatus = 'choosing';
  refusal: Refusal | undefined = undefined;
  readonly list: ListStore;
  readonly templates: ExportTemplates;
  /** Set where it is to be made again and again. */
  readonly subscribing: SubscribeStore | undefined;
  private readonly section: string;
  private readonly resource: Resource;
  private readonly center: TaskCenter;
  private readonly isShown: (path: string) => boolean;

  constructor(
    section: string,
    resource: Resource,
    list: ListStore,
    center: TaskCenter,
    isShown: (path: string) => boolean,
    subscribesIn?: Language,
  ) {
    this.section = section;
    this.resource = resource;
    this.list = list;
    this.center = center;
    this.order = list.columns.columns.map(column => column.field);
    this.isShown = isShown;
    this.columns = new Set(list.columns.shown.map(column => column.field));
    this.templates = new ExportTemplates(list.page.key, center, this);
    this.scope = list.selection.size > 0 ? 'ticked' : 'filter';
    this.subscribing = subscribesIn && new SubscribeStore(this, center, subscribesIn);
    makeAutoObservable<ExportStore, 'section' | 'resource' | 'center' | 'isShown'>(this, {
      columns: observableRef,
      order: observableRef,
      templates: false,
      refusal: observableRef,
      subscribing: false,
      list: false,
      section: false,
      resource: false,
      center: false,
      isShown: false,
    });
  }

  /** Rows that the file will hold; undefined while the total is unknown. */
  get rows(): number | undefined {
    return this.scope === 'ticked' ? this.list.selection.size : this.list.rows.total;
  }

  /** The chosen columns in the order of the file. */
  get chosen(): readonly string[] {
    return this.order.filter(field => this.columns.has(field));
  }

  /** The columns of the file, those of the lines behind the record's own. */
  get asked(): readonly string[] {
    return [...this.chosen, ...(this.withLines ? this.lineColumns : [])];
  }

  get title(): Text {
    return this.list.page.title;
  }

  get isChosen(): boolean {
    return this.columns.size > 0;
  }

  /** The list and its columns, for those who subscribe to it. */
  get exporting(): ExportStore {
    return this;
  }

  /** What is asked for again and again of the list. */
  wish(): Pick<SubscriptionWish, 'page' | 'columns' | 'query'> {
    return { page: this.list.page.key, columns: this.asked, query: storedQuery(this.list.state) };
  }

  setFormat(format: 'xlsx' | 'csv'): void {
    this.format = format;
  }

  /**
   * Columns of the lines that the reader may see, `lines.quantity`, of those that the page imports where records have several; none where
   * the records have no lines.
   */
  get lineColumns(): readonly string[] {
    const lines = Object.entries(this.resource.fields).filter(([name, { kind }]) => kind === 'lines' && this.isShown(name));
    const found = lines.find(([name]) => name === this.list.page.importing?.lines) ?? lines[0];
    if (found?.[1].kind !== 'lines') return [];
    return Object.keys(found[1].fields)
      .map(column => `${found[0]}.${column}`)
      .filter(this.isShown);
  }

  setWithLines(withLines: boolean): void {
    this.withLines = withLines;
  }

  setScope(scope: 'filter' | 'ticked'): void {
    this.scope = scope;
  }

  toggleColumn(field: string): void {
    const columns = new Set(this.columns);
    if (!columns.delete(field)) columns.add(field);
    this.columns = columns;
  }

  chooseColumns(which: 'all' | 'shown'): void {
    this.order = this.list.columns.columns.map(column => column.field);
    this.columns = new Set(this.list.columns[which === 'all' ? 'columns' : 'shown'].map(column => column.field));
  }

  /** Puts a column before another one; `before` undefined is the end. */
  moveColumn(field: string, before: string | undefined): void {
    if (field === before) return;
    const others = this.order.filter(one => one !== field);
    const place = before === undefined ? others.length : others.indexOf(before);
    this.order = others.toSpliced(place < 0 ? others.length : place, 0, field);
  }

  /** Takes over what a template keeps: its columns stand first, in its order. */
  take({ columns, format }: ExportChoice): void {
    const known = columns.filter(field => this.order.includes(field));
    this.format = format;
    this.columns = new Set(known);
    this.order = [...known, ...this.order.filter(field => !known.includes(field))];
  }

  /** The file, or the news that it is queued; undefined where it was refused. */
  async run(): Promise<FileReply | undefined> {
    if (this.status === 'running' || this.columns.size === 0) return undefined;
    [this.status, this.refusal] = ['running', undefined];
    const { list } = this;
    const ticked = this.scope === 'ticked';
    const reply = await this.center.export(this.resource, {
      section: this.section,
      page: list.page.key,
      format: this.format,
      columns: this.asked,
      filters: ticked ? (list.selection.recordSet?.filters ?? []) : list.serverFilters,
      sort: list.state.sort,
      ...(ticked ? chosenOf(list) : {}),
    });
    runInAction(() => {
      this.status = reply.ok ? 'choosing' : 'refused';
      if (!reply.ok) this.refusal = reply.refusal;
    });
    return reply.ok ? reply.value : undefined;
  }
}

/** The ticked rows as an export names them: a set by its moment and the unticked, single ones by id. */
function chosenOf({ selection }: ListStore) {
  const { recordSet } = selection;
  return recordSet ? { set: { at: recordSet.at, except: recordSet.except } } : { ids: [...selection.rows.keys()] };
}
