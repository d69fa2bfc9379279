import type { Refusal } from '@axle/kernel';
import type { Board, Figures, Filter } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../answers/latest.ts';
import type { PageRecords } from '../records/records-of.ts';

/** The figures of a board. A newer question gives up the older one; its figures stay in sight until the new ones are there. */
export class FiguresStore {
  figures: Figures | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  loading = false;
  /** The chosen steps of a funnel. */
  steps: readonly string[] = [];
  private readonly records: PageRecords;
  private shown: Board | undefined = undefined;
  private readonly latest = new Latest();
  private filters: readonly Filter[] = [];

  constructor(records: PageRecords) {
    this.records = records;
    makeAutoObservable<FiguresStore, 'records' | 'shown' | 'latest' | 'filters'>(this, {
      figures: observableRef,
      refusal: observableRef,
      steps: observableRef,
      records: false,
      shown: false,
      latest: false,
      filters: false,
    });
  }

  /** Asks for a board's figures over the rows that the filters let through. */
  async ask(board: Board, filters: readonly Filter[]): Promise<void> {
    this.filters = filters;
    if (board !== this.shown) this.figures = undefined;
    [this.shown, this.refusal, this.loading] = [board, undefined, true];
    const question = { filters, ...(this.steps.length > 0 ? { steps: this.steps } : {}) };
    await this.latest.ask(
      signal => this.records.figures(board.figures, question, { signal }),
      reply =>
        runInAction(() => {
          this.loading = false;
          if (reply.ok) this.figures = reply.value;
          else this.refusal = reply.refusal;
        }),
    );
  }

  /** Counts other steps. */
  choose(steps: readonly string[]): void {
    this.steps = steps;
    if (this.shown) void this.ask(this.shown, this.filters);
  }

  /** Gives up the call. */
  stop(): void {
    this.latest.giveUp();
    this.loading = false;
  }
}
