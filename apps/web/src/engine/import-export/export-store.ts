import type { Refusal } from '@axle/kernel';
import type { Resource } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ListStore } from '../list/list-store.ts';
import type { TaskCenter } from './task-center.ts';
import type { FileReply } from '../../gateways/main-client.ts';

/** Where an export stands: being chosen, asked for, or refused. */
export type ExportStatus = 'choosing' | 'running' | 'refused';

/** What to export of a list, and how. */
export class ExportStore {
  format: 'xlsx' | 'csv' = 'xlsx';
  columns: ReadonlySet<string>;
  scope: 'filter' | 'ticked';
  status: ExportStatus = 'choosing';
  refusal: Refusal | undefined = undefined;
  readonly list: ListStore;
  private readonly section: string;
  private readonly resource: Resource;
  private readonly center: TaskCenter;

  constructor(section: string, resource: Resource, list: ListStore, center: TaskCenter) {
    this.section = section;
    this.resource = resource;
    this.list = list;
    this.center = center;
    this.columns = new Set(list.columns.shown.map(column => column.field));
    this.scope = list.selection.size > 0 ? 'ticked' : 'filter';
    makeAutoObservable<ExportStore, 'section' | 'resource' | 'center'>(this, {
      columns: observableRef,
      refusal: observableRef,
      list: false,
      section: false,
      resource: false,
      center: false,
    });
  }

  /** Rows that the file will hold; undefined while the total is unknown. */
  get rows(): number | undefined {
    return this.scope === 'ticked' ? this.list.selection.size : this.list.rows.total;
  }

  setFormat(format: 'xlsx' | 'csv'): void {
    this.format = format;
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
    this.columns = new Set(this.list.columns[which === 'all' ? 'columns' : 'shown'].map(column => column.field));
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
      columns: list.columns.columns.map(column => column.field).filter(field => this.columns.has(field)),
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
