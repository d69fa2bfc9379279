import type { Refusal } from '@axle/kernel';
import { loadPage } from '@axle/pages';
import type { SamplingLogSheet } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Labels, labelsOf } from './labels-of.ts';
import type { LogDesk, NamedLog } from './log-desk.ts';

/** One log as it was opened last, with the words of its codes. */
export class LogStore {
  sheet: SamplingLogSheet | undefined = undefined;
  labels: Labels | undefined = undefined;
  refusals: readonly Refusal[] = [];
  readonly desk: LogDesk;
  private readonly named: NamedLog;

  constructor(desk: LogDesk, named: NamedLog) {
    this.desk = desk;
    this.named = named;
    makeAutoObservable<LogStore, 'named'>(this, {
      sheet: observableRef,
      labels: observableRef,
      refusals: observableRef,
      desk: false,
      named: false,
    });
  }

  async open(): Promise<void> {
    const [reply, page] = await Promise.all([this.desk.open(this.named), loadPage('qualityTesting', 'samplingDetail')]);
    runInAction(() => {
      this.labels = labelsOf(page);
      this.refusals = reply.ok ? [] : reply.refusal;
      this.sheet = reply.ok ? reply.value : undefined;
    });
  }
}
