import { clockIn, inLanguage, type Language, type LocalClock, type Refusal } from '@axle/kernel';
import { businessZone } from '@axle/page-kit';
import { nextTurn, recurrenceOf, type Rhythm } from '@axle/tasks';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { storedQuery } from '../list/stored-view.ts';
import type { ExportStore } from './export-store.ts';
import type { TaskCenter } from './task-center.ts';

/** An export of a list that is to be made again and again: when, and what of it beyond the columns and the format. */
export class SubscribeStore {
  name: string;
  rhythm: Rhythm = 'daily';
  weekday = 1;
  monthDay = 1;
  hour = 8;
  mail = false;
  running = false;
  refusal: Refusal | undefined = undefined;
  readonly choice: ExportStore;
  private readonly center: TaskCenter;

  constructor(choice: ExportStore, center: TaskCenter, language: Language) {
    this.choice = choice;
    this.center = center;
    this.name = inLanguage(choice.list.page.title, language);
    makeAutoObservable<SubscribeStore, 'center'>(this, { choice: false, center: false, refusal: observableRef });
  }

  /** Changes what was filled in. */
  set(change: Partial<Pick<SubscribeStore, 'name' | 'rhythm' | 'weekday' | 'monthDay' | 'hour' | 'mail'>>): void {
    Object.assign(this, change);
    this.refusal = undefined;
  }

  /** Whether enough is filled in to be sent. */
  get ready(): boolean {
    return this.name.trim() !== '' && this.choice.columns.size > 0 && !this.running;
  }

  /** What the clocks of the business show at the first turn. */
  firstTurn(now: Date): LocalClock | undefined {
    const recurrence = recurrenceOf(this);
    return recurrence.ok ? clockIn(nextTurn(recurrence.value, now, businessZone), businessZone) : undefined;
  }

  /** Subscribes; false where it was refused. The conditions are kept as a saved view keeps them, relative dates as such. */
  async run(): Promise<boolean> {
    if (!this.ready) return false;
    [this.running, this.refusal] = [true, undefined];
    const { choice, name, rhythm, weekday, monthDay, hour, mail } = this;
    const { list } = choice;
    const reply = await this.center.subscribe({
      page: list.page.key,
      name: name.trim(),
      format: choice.format,
      columns: choice.asked,
      query: storedQuery(list.state),
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
