import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../answers/latest.ts';
import type { PageRecords } from '../records/records-of.ts';

/** The place of a record that was not opened from its list: it has no neighbours. */
export const outsideList = Number.NaN;

/** One record looked at, as it is now. */
export class DetailStore {
  row: RecordRow;
  refusal: Refusal | undefined = undefined;
  /** Its place in the list it was opened from. */
  readonly index: number;
  private readonly records: PageRecords;
  private readonly ofReport: boolean;
  private readonly latest = new Latest();

  constructor(row: RecordRow, index: number, records: PageRecords, ofReport = false) {
    this.row = row;
    this.index = index;
    this.records = records;
    this.ofReport = ofReport;
    makeAutoObservable<DetailStore, 'records' | 'ofReport' | 'latest'>(this, {
      latest: false,
      ofReport: false,
      row: observableRef,
      refusal: observableRef,
      index: false,
      records: false,
    });
  }

  /**
   * Asks for the newest state; the list may have shown an older one. A row of a report stands for the days that its list was asked for, and
   * stays.
   */
  async load(): Promise<void> {
    if (this.ofReport) return;
    await this.latest.ask(
      () => this.records.read(this.row.id),
      reply =>
        runInAction(() => {
          this.refusal = reply.ok ? undefined : reply.refusal;
          if (reply.ok) this.row = reply.value;
        }),
    );
  }
}
