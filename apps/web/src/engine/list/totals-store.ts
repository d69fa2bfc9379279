import type { FieldTotal, Filter } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { Latest } from '../answers/latest.ts';
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
  private readonly latest = new Latest();

  constructor(records: PageRecords, rows: RowBlocks, fields: readonly string[]) {
    [this.records, this.rows, this.fields] = [records, rows, fields];
    makeAutoObservable<TotalsStore, 'records' | 'rows' | 'fields' | 'latest'>(this, {
      totals: observableRef,
      records: false,
      rows: false,
      fields: false,
      latest: false,
    });
  }

  /** Asks for the totals of these rows; gives up what was asked before. */
  ask(filters: readonly Filter[]): void {
    if (this.fields.length > 0) void this.load(filters);
  }

  /** Gives up the call; for the end of the screen. */
  stop(): void {
    this.latest.giveUp();
  }

  private async load(filters: readonly Filter[]): Promise<void> {
    await this.latest.ask(
      async signal => {
        await when(() => !this.rows.loading, { signal });
        return this.records.totals(this.fields, { filters }, { signal });
      },
      reply =>
        runInAction(() => {
          this.failed = !reply.ok;
          this.totals = reply.ok ? reply.value : undefined;
        }),
    );
  }
}
