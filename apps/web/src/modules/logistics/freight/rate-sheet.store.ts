import { type LocalDate, type Refusal, text } from '@axle/kernel';
import { definePage, defineResource, type Page, type RecordRow } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import { cellRefusals, formLines } from '../../../engine/lines/form-cells.ts';
import { FormStore } from '../../../engine/form/form-store.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { ratesFrom, sheetFields, sheetRows, zonesOf } from './rate-sheet.ts';

/** What the grid of rates stands on. */
export interface RateSheetParts {
  readonly records: PageRecords;
  readonly today: () => LocalDate;
  readonly newId: () => string;
  readonly mayWrite: boolean;
}

/** Most rate cards that are offered. */
const mostOffered = 200;

/** The rates of a card while they are changed: a row for each weight, a column for each zone, saved together. */
export class RateSheetStore {
  tables: readonly RecordRow[] = [];
  record: RecordRow | undefined = undefined;
  form: FormStore | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  busy = false;
  private readonly parts: RateSheetParts;
  private asked: number | undefined = undefined;
  private readonly latestTables = new Latest();
  private readonly latestRecord = new Latest();

  constructor(parts: RateSheetParts) {
    this.parts = parts;
    makeAutoObservable<RateSheetStore, 'parts' | 'asked' | 'latestTables' | 'latestRecord'>(this, {
      tables: observableRef,
      record: observableRef,
      form: observableRef,
      refusal: observableRef,
      parts: false,
      asked: false,
      latestTables: false,
      latestRecord: false,
    });
  }

  get zones(): readonly string[] {
    return this.record ? zonesOf(this.record) : [];
  }

  get unsaved(): boolean {
    return this.form?.dirty === true;
  }

  /** Reads which rate cards there are, and opens the first. */
  async load(): Promise<void> {
    const filters = [{ field: 'status', op: 'eq' as const, value: 1 }];
    await this.latestTables.ask(
      signal => this.parts.records.list({ filters, sort: [{ field: 'code' }], limit: mostOffered }, { signal }),
      reply =>
        runInAction(() => {
          if (reply.ok) this.tables = reply.value.rows;
          else this.refusal = reply.refusal;
        }),
    );
    const [first] = this.tables;
    if (this.asked === undefined && first) await this.open(first.id);
  }

  /** Reads the rates of a card. Unsaved input is discarded: the caller asks the user before. */
  async open(id: number): Promise<void> {
    this.busy = true;
    this.asked = id;
    await this.latestRecord.ask(
      () => this.parts.records.read(id),
      reply =>
        runInAction(() => {
          this.busy = false;
          this.refusal = reply.ok ? undefined : reply.refusal;
          if (reply.ok) this.show(reply.value);
        }),
    );
  }

  /** Takes back what was changed. */
  discard(): void {
    if (this.record) this.show(this.record);
    this.refusal = undefined;
  }

  /** Saves the whole grid; resolves to false where cells are wrong or the server refuses, and shows the refusal. */
  async save(): Promise<boolean> {
    const { form, record } = this;
    if (!form || !record || this.busy || !this.unsaved) return false;
    form.touch('rows');
    const [wrong] = cellRefusals(form, 'rows');
    if (wrong) return false;
    this.busy = true;
    const rates = ratesFrom(record, this.zones, formLines(form, 'rows'));
    const reply = await this.parts.records.update({ id: record.id, version: record.version }, { rates });
    runInAction(() => {
      this.busy = false;
      this.refusal = reply.ok ? undefined : reply.refusal[0];
    });
    if (reply.ok) await this.open(record.id);
    return reply.ok;
  }

  private show(record: RecordRow): void {
    this.record = record;
    const resource = defineResource({
      entity: 'freightRateSheet',
      label: text('运费矩阵', 'Rate matrix'),
      service: 'tms',
      nameFields: [],
      fields: { rows: sheetFields(this.zones, String(record['weightUnit'])) },
    });
    const page: Page = definePage({
      key: 'freightRateSheet',
      title: resource.label,
      help: { why: resource.label },
      resource,
      columns: [],
      form: [{ title: resource.label, fields: ['rows'] }],
    });
    this.form = new FormStore(
      {
        page,
        resource,
        records: this.parts.records,
        today: this.parts.today,
        newId: this.parts.newId,
        access: () => ({ shown: true, write: this.parts.mayWrite }),
      },
      { id: 0, version: 0, rows: sheetRows(record) },
    );
  }
}
