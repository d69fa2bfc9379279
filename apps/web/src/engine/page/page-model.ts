import type { Refusal } from '@axle/kernel';
import { importKey, type Page, type RecordRow, type RecordValues, type Resource } from '@axle/page-kit';
import { ActionStore } from '../actions/action-store.ts';
import type { ToolbarAction } from '../actions/toolbar-actions.ts';
import { cellRights } from '../cells/cell-rights.ts';
import { CellsStore } from '../cells/cells-store.ts';
import type { BulkStore } from '../bulk/bulk-store.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DetailStore } from '../detail/detail-store.ts';
import { PageDetail } from '../detail/page-detail.ts';
import type { FormStore } from '../form/form-store.ts';
import { PageForms } from '../form/page-forms.ts';
import type { ImportStore } from '../import-export/import-store.ts';
import { PageExports } from '../import-export/page-exports.ts';
import type { PageParts } from './page-parts.ts';
import { renewedRows } from '../list/renewed-rows.ts';
import { ListStore } from '../list/list-store.ts';
import { ViewsStore } from '../list/views-store.ts';

/** One open page: its list, and the form, details, import or export that is open above it. Two open pages share nothing. */
export class PageModel {
  readonly section: string;
  readonly page: Page;
  readonly resource: Resource;
  readonly list: ListStore;
  readonly cells: CellsStore;
  readonly views: ViewsStore;
  readonly actions: ActionStore;
  readonly forms: PageForms;
  /** The record that is looked at. */
  readonly details: PageDetail;
  readonly exports: PageExports;
  /** Stays when its dialog is closed, so that it can be looked at again. */
  importing: ImportStore | undefined = undefined;
  importOpen = false;
  /** Stays when its dialog is closed while it runs. */
  bulk: BulkStore | undefined = undefined;
  bulkOpen = false;
  /** What a bespoke view of the page keeps while another tab is looked at. */
  work: { readonly unsaved: boolean } | undefined = undefined;
  private readonly parts: PageParts;

  constructor(parts: PageParts, address?: URLSearchParams) {
    const { section, page, resource, views, reader, now } = parts;
    const records = parts.recordsOf.of(resource, page.key);
    [this.parts, this.section, this.page, this.resource] = [parts, section, page, resource];
    this.list = new ListStore({ page, resource, records, layouts: parts.layouts, reader, now }, address);
    this.details = new PageDetail(resource, this.list);
    this.exports = new PageExports(parts, this.list);
    this.cells = new CellsStore({ list: this.list, rights: cellRights(parts), newId: parts.newId });
    this.views = new ViewsStore({ list: this.list, resource, views, reader, now }, address);
    this.actions = new ActionStore({
      page,
      resource,
      records,
      actions: parts.actions,
      newId: parts.newId,
      changed: () => {
        this.list.refresh();
        void this.detail?.load();
      },
      renewed: rows => renewedRows(this.list.rows, rows),
    });
    this.forms = new PageForms({ ...parts, records });
    makeAutoObservable<PageModel, 'parts' | 'newImport' | 'newBulk'>(this, {
      section: false,
      page: false,
      resource: false,
      list: false,
      cells: false,
      views: false,
      actions: false,
      forms: false,
      details: false,
      exports: false,
      parts: false,
      newImport: false,
      newBulk: false,
      work: observableRef,
      importing: observableRef,
      bulk: observableRef,
    });
  }

  /** The record that is looked at; undefined while none is. */
  get detail(): DetailStore | undefined {
    return this.details.open;
  }

  get form(): FormStore | undefined {
    return this.forms.form;
  }

  /** Opens the form, for a new record or for changes to `row`; why not, where the record is gone. */
  openForm(row?: RecordRow): Promise<Refusal | undefined> {
    return this.forms.open(row);
  }

  /** Whether something would be lost with the page: a form, a view's work, changed cells, an action's input, a file being sent. */
  get unsaved(): boolean {
    const { form, actions, cells, importing, work } = this;
    return [form?.dirty, actions.dirty, cells.marks.size > 0, importing?.step === 'sending', work?.unsaved].includes(true);
  }

  /** Whether anything is open above the list. */
  get layered(): boolean {
    const { form, detail, actions, importing, exports, bulk } = this;
    const layers = [form, detail, actions.asking, actions.unread, importing, exports.exporting, exports.toolSubscription, bulk];
    return layers.some(layer => layer !== undefined);
  }

  /** After a form was saved. */
  saved(row: RecordRow): void {
    this.forms.close();
    this.list.selection.renew([row]);
    this.list.refresh();
    if (this.detail?.row.id === row.id) this.openDetail(row, this.detail.index);
  }

  openDetail(row: RecordRow, index: number): void {
    this.details.show(row, index);
  }

  closeDetail(): void {
    this.details.close();
  }

  async openImport(): Promise<void> {
    const { ImportStore: Store } = await import('../import-export/import-store.ts');
    runInAction(() => {
      this.importing ??= this.newImport(Store);
      this.importOpen = true;
    });
  }

  /** Closes the dialog; an import that waits or runs is kept. */
  closeImport(): void {
    this.importOpen = false;
    const step = this.importing?.step;
    if (step === 'choose' || step === 'finished') this.importing = undefined;
  }

  /** Begins an action on all that is ticked: it is checked first. */
  startBulk(action: ToolbarAction, input: RecordValues = {}): void {
    const { resource, page, list } = this;
    const { recordSet, rows } = list.selection;
    const chosen = recordSet ? { set: recordSet } : { targets: [...rows.values()].map(({ id, version }) => ({ id, version })) };
    this.actions.dismiss();
    void this.newBulk(action).then(bulk => bulk.start({ resource, page: page.key, action: action.key, input, chosen }));
  }

  /** Goes on with an action on many records that the server already has. */
  resumeBulk(action: ToolbarAction, taskid: string): void {
    void this.newBulk(action).then(bulk => bulk.resume(taskid));
  }

  openBulk(): void {
    this.bulkOpen = true;
  }

  /** Closes the dialog; a run goes on, what was not confirmed is given up. */
  closeBulk(): void {
    this.bulkOpen = false;
    if (this.bulk?.step === 'running') return;
    void this.bulk?.cancel();
    this.bulk = undefined;
  }

  private async newBulk(action: ToolbarAction): Promise<BulkStore> {
    const { BulkStore: Store } = await import('../bulk/bulk-store.ts');
    const { list } = this;
    const bulk = new Store(action, this.parts.bulk, () => {
      if (action.standard === 'del') list.selection.clear();
      list.refresh();
    });
    runInAction(() => ([this.bulk, this.bulkOpen] = [bulk, true]));
    return bulk;
  }

  private newImport(Store: typeof ImportStore): ImportStore {
    const ended = ({ task }: ImportStore) => {
      this.list.refresh();
      if (!this.importOpen && task) this.parts.importEnded(this.page.title, task);
    };
    return new Store(importKey(this.section, this.page.key), this.parts.center, ended, undefined, this.page);
  }
}
