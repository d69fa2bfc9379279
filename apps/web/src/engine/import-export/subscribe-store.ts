import { clockIn, inLanguage, type Language, type LocalClock, type Refusal, type Text } from '@axle/kernel';
import { businessZone } from '@axle/page-kit';
import { nextTurn, recurrenceOf, type Rhythm } from '@axle/tasks';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SubscriptionWish } from '@axle/wire';
import type { ExportStore } from './export-store.ts';
import type { TaskCenter } from './task-center.ts';

/** What is subscribed to: a list with its columns, or the table of a tool. */
export interface SubscribedChoice {
  readonly title: Text;
  readonly format: 'xlsx' | 'csv';
  /** Whether there is something to export. */
  readonly isChosen: boolean;
  /** The list whose columns are chosen beside. */
  readonly exporting?: ExportStore;
  setFormat(format: 'xlsx' | 'csv'): void;
  /** What is asked for again and again; conditions as a saved view keeps them, relative dates as such. */
  wish(): Pick<SubscriptionWish, 'page' | 'columns' | 'query' | 'tool'>;
}

/** An export that is to be made again and again: when, and under which name. */
export class SubscribeStore {
  name: string;
  rhythm: Rhythm = 'daily';
  weekday = 1;
  monthDay = 1;
  hour = 8;
  mail = false;
  running = false;
  refusal: Refusal | undefined = undefined;
  readonly choice: SubscribedChoice;
  private readonly center: TaskCenter;

  constructor(choice: SubscribedChoice, center: TaskCenter, language: Language) {
    this.choice = choice;
    this.center = center;
    this.name = inLanguage(choice.title, language);
    makeAutoObservable<SubscribeStore, 'center'>(this, { choice: false, center: false, refusal: observableRef });
  }

  /** Changes what was filled in. */
  set(change: Partial<Pick<SubscribeStore, 'name' | 'rhythm' | 'weekday' | 'monthDay' | 'hour' | 'mail'>>): void {
    Object.assign(this, change);
    this.refusal = undefined;
  }

  /** Whether enough is filled in to be sent. */
  get ready(): boolean {
    return this.name.trim() !== '' && this.choice.isChosen && !this.running;
  }

  /** What the clocks of the business show at the first turn. */
  firstTurn(now: Date): LocalClock | undefined {
    const recurrence = recurrenceOf(this);
    return recurrence.ok ? clockIn(nextTurn(recurrence.value, now, businessZone), businessZone) : undefined;
  }

  /** Subscribes; false where it was refused. */
  async run(): Promise<boolean> {
    if (!this.ready) return false;
    [this.running, this.refusal] = [true, undefined];
    const { choice, name, rhythm, weekday, monthDay, hour, mail } = this;
    const reply = await this.center.subscribe({
      ...choice.wish(),
      name: name.trim(),
      format: choice.format,
      rhythm,
      ...(rhythm === 'weekly' ? { weekday } : {}),
      ...(rhythm === 'monthly' ? { monthDay } : {}),
      hour,
      mail,
    });
    runInAction(() => {
      this.running = false;
      if (!reply.ok) this.refusal = reply.refusal;
    });
    return reply.ok;
  }
}
