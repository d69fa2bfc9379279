import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
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

  constructor(row: RecordRow, index: number, records: PageRecords) {
    this.row = row;
    this.index = index;
    this.records = records;
    makeAutoObservable<DetailStore, 'records'>(this, {
      row: observableRef,
      refusal: observableRef,
      index: false,
      records: false,
    });
  }

  /** Asks for the newest state; the list may have shown an older one. */
  async load(): Promise<void> {
    const reply = await this.records.read(this.row.id);
    runInAction(() => {
      if (reply.ok) this.row = reply.value;
      else this.refusal = reply.refusal;
    });
  }
}
