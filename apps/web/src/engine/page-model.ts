import type { LocalDate, Refusal, Text } from '@axle/kernel';
import { importKey, type Page, type RecordRow, type Resource } from '@axle/page-kit';
import { makeAutoObservable, observableRef } from 'mobx';
import { ActionStore } from './actions/action-store.ts';
import type { PageActions } from './actions/page-actions.ts';
import { DetailStore } from './detail/detail-store.ts';
import { localDay } from './fields/instant/local-moment.ts';
import { FormStore } from './form/form-store.ts';
import { ExportStore } from './import-export/export-store.ts';
import { ImportStore } from './import-export/import-store.ts';
import type { ImportTask, TaskCenter } from './import-export/task-center.ts';
import type { ListLayouts } from './list/list-layouts.ts';
import { type ListReader, ListStore } from './list/list-store.ts';
import type { RecordsOf } from './records/records-of.ts';

/** What a page stands on. */
export interface PageParts {
  readonly section: string;
  readonly page: Page;
  readonly resource: Resource;
  readonly recordsOf: RecordsOf;
  readonly layouts: ListLayouts;
  readonly center: TaskCenter;
  readonly actions: PageActions;
  readonly reader: ListReader;
  readonly now: () => Date;
  /** Tells of an import that ended while its dialog was closed. */
  readonly importEnded: (page: Text, task: ImportTask) => void;
}

/** The place of a record that was not opened from its list: it has no neighbours. */
const outsideList = Number.NaN;

/** One open page: its list, and the form, details, import or export that is open above it. Two open pages share nothing. */
export class PageModel {
  readonly section: string;
  readonly page: Page;
  readonly resource: Resource;
  readonly list: ListStore;
  readonly actions: ActionStore;
  form: FormStore | undefined = undefined;
  detail: DetailStore | undefined = undefined;
  exporting: ExportStore | undefined = undefined;
  /** Stays when its dialog is closed, so that it can be looked at again. */
  importing: ImportStore | undefined = undefined;
  importOpen = false;
  private readonly parts: PageParts;

  constructor(parts: PageParts, address?: URLSearchParams) {
    const { section, page, resource } = parts;
    const records = parts.recordsOf.of(resource, page.key);
    [this.parts, this.section, this.page, this.resource] = [parts, section, page, resource];
    this.list = new ListStore({ page, resource, records, layouts: parts.layouts, reader: parts.reader, now: parts.now }, address);
    this.actions = new ActionStore({ page, resource, records, actions: parts.actions, changed: () => this.list.refresh() });
    makeAutoObservable<PageModel, 'parts' | 'newImport'>(this, {
      section: false,
      page: false,
      resource: false,
      list: false,
      actions: false,
      parts: false,
      newImport: false,
      form: observableRef,
      detail: observableRef,
      exporting: observableRef,
      importing: observableRef,
    });
  }

  /** Opens the form, for a new record or for changes to `row`. */
  openForm(row?: RecordRow): void {
    const { page, resource, reader, now } = this.parts;
    const today = () => localDay(now()) as LocalDate;
    this.form = new FormStore(
      { page, resource, records: this.list.records, today, access: field => reader.fieldAccess(page.key, field) },
      row,
    );
  }

  /** Whether something here would be lost with the page: a form that was changed, a file being sent. */
  get unsaved(): boolean {
    return (this.form?.dirty ?? false) || this.importing?.step === 'sending';
  }

  closeForm(): void {
    this.form = undefined;
  }

  /** After a form was saved. */
  saved(row: RecordRow): void {
    this.form = undefined;
    this.list.selection.renew([row]);
    this.list.refresh();
    if (this.detail?.row.id === row.id) this.openDetail(row, this.detail.index);
  }

  openDetail(row: RecordRow, index: number): void {
    this.detail = new DetailStore(row, index, this.list.records);
    void this.detail.load();
  }

  /** Opens a record by its id, as a link names it; why not, where the reader may not read it or it is gone. */
  async openRecord(id: number): Promise<Refusal | undefined> {
    const loaded = this.list.rows.placeOf(id);
    if (loaded !== undefined) this.openDetail(this.list.rows.at(loaded)!, loaded);
    const reply = loaded === undefined ? await this.list.records.read(id) : undefined;
    if (reply?.ok) this.openDetail(reply.value, outsideList);
    return reply?.ok === false ? reply.refusal : undefined;
  }

  closeDetail(): void {
    this.detail = undefined;
  }

  openImport(): void {
    this.importing ??= this.newImport();
    this.importOpen = true;
  }

  /** Closes the dialog; an import that waits or runs is kept. */
  closeImport(): void {
    this.importOpen = false;
    const step = this.importing?.step;
    if (step === 'choose' || step === 'finished') this.importing = undefined;
  }

  openExport(): void {
    this.exporting = new ExportStore(this.section, this.resource, this.list, this.parts.center);
  }

  closeExport(): void {
    this.exporting = undefined;
  }

  private newImport(): ImportStore {
    const importing: ImportStore = new ImportStore(importKey(this.section, this.page.key), this.parts.center, () => {
      this.list.refresh();
      if (!this.importOpen && importing.task) this.parts.importEnded(this.page.title, importing.task);
    });
    return importing;
  }
}
