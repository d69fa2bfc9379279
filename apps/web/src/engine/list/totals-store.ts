import type { FieldTotal, Filter } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import type { PageRecords } from '../records/records-of.ts';
import type { RowBlocks } from './row-blocks.ts';

/** The totals below a list: of all rows that match, asked by a call of their own once the rows are there, so that they never delay them. */
export class TotalsStore {
  /** Undefined while they are not known. */
  totals: readonly FieldTotal[] | undefined = undefined;
  /** They could not be worked out: too many rows, or a call that failed. */
  failed = false;
  private readonly records: PageRecords;
  private readonly rows: RowBlocks;
  private readonly fields: readonly string[];
  private asking: AbortController | undefined = undefined;

  constructor(records: PageRecords, rows: RowBlocks, fields: readonly string[]) {
    [this.records, this.rows, this.fields] = [records, rows, fields];
    makeAutoObservable<TotalsStore, 'records' | 'rows' | 'fields' | 'asking'>(this, {
      totals: observableRef,
      records: false,
      rows: false,
      fields: false,
      asking: false,
    });
  }

  /** Asks for the totals of these rows; gives up what was asked before. */
  ask(filters: readonly Filter[]): void {
    if (this.fields.length > 0) void this.load(filters);
  }

  /** Gives up the call; for the end of the screen. */
  stop(): void {
    this.asking?.abort();
  }

  private async load(filters: readonly Filter[]): Promise<void> {
    this.stop();
    const asking = (this.asking = new AbortController());
    await when(() => !this.rows.loading, { signal: asking.signal }).catch(() => undefined);
    if (asking.signal.aborted) return;
    const reply = await this.records.totals(this.fields, { filters }, { signal: asking.signal });
    if (asking.signal.aborted) return;
    runInAction(() => {
      this.failed = !reply.ok;
      this.totals = reply.ok ? reply.value : undefined;
    });
  }
}
