import type { Refusal } from '@axle/kernel';
import type { TimelineEntry, TimelineKind, TimelinePage } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../answers/latest.ts';
import type { SaidComment, TimelineOf, Timelines } from './timelines.ts';

/** The timeline of one record, as far as it was scrolled. */
export class TimelineStore {
  entries: readonly TimelineEntry[] | undefined = undefined;
  /** Kinds that the reader may see; none before the first answer. */
  kinds: readonly TimelineKind[] = [];
  /** Kinds that are shown; none are all. */
  chosen: readonly TimelineKind[] = [];
  mayComment = false;
  loading = false;
  refusal: Refusal | undefined = undefined;
  private next: string | undefined = undefined;
  private readonly latest = new Latest();
  private readonly record: TimelineOf;
  private readonly timelines: Timelines;

  constructor(record: TimelineOf, timelines: Timelines) {
    this.record = record;
    this.timelines = timelines;
    makeAutoObservable<TimelineStore, 'latest' | 'record' | 'timelines'>(this, {
      entries: observableRef,
      kinds: observableRef,
      chosen: observableRef,
      refusal: observableRef,
      latest: false,
      record: false,
      timelines: false,
    });
  }

  /** Whether older entries are still to come. */
  get hasMore(): boolean {
    return this.next !== undefined;
  }

  /** Asks for the newest entries; those that are shown stay until they are there. */
  async load(): Promise<void> {
    await this.ask(undefined);
  }

  /** Asks for the entries behind the last one. */
  async more(): Promise<void> {
    if (this.loading || this.next === undefined || this.refusal) return;
    await this.ask(this.next);
  }

  /** Goes on where an answer was missing. */
  retry(): Promise<void> {
    this.refusal = undefined;
    return this.ask(this.entries === undefined ? undefined : this.next);
  }

  /** Shows these kinds alone; all where none is named. */
  choose(kinds: readonly TimelineKind[]): Promise<void> {
    this.chosen = kinds.length === this.kinds.length ? [] : kinds;
    this.entries = undefined;
    return this.load();
  }

  /** Adds a comment to the record; returns the users who were not notified, or the refusal. */
  async say(said: SaidComment, key: string): Promise<{ readonly unnotified: readonly number[] } | { readonly refusal: Refusal }> {
    const reply = await this.timelines.add(this.record, said, key);
    // what was said shall be seen
    if (reply.ok && !this.chosen.includes('comment')) runInAction(() => (this.chosen = []));
    return this.kept(reply);
  }

  async change(comment: number, said: SaidComment): Promise<{ readonly unnotified: readonly number[] } | { readonly refusal: Refusal }> {
    return this.kept(await this.timelines.change(this.record, comment, said));
  }

  /** Takes a comment back; why not, where that was refused. */
  async remove(comment: number): Promise<Refusal | undefined> {
    const reply = await this.timelines.remove(this.record, comment);
    await this.load();
    return reply.ok ? undefined : reply.refusal;
  }

  private async kept(reply: Awaited<ReturnType<Timelines['add']>>) {
    if (!reply.ok) return { refusal: reply.refusal };
    await this.load();
    return { unnotified: reply.value.unnotified };
  }

  private async ask(after: string | undefined): Promise<void> {
    this.loading = true;
    await this.latest.ask(
      () => this.timelines.page(this.record, { kinds: this.chosen, ...(after === undefined ? {} : { after }) }),
      reply =>
        runInAction(() => {
          this.loading = false;
          if (reply.ok) this.take(reply.value, after !== undefined);
          else this.refusal = reply.refusal;
        }),
    );
  }

  private take({ entries, next, kinds, mayComment }: TimelinePage, further: boolean): void {
    this.entries = further ? [...(this.entries ?? []), ...entries] : entries;
    [this.next, this.kinds, this.mayComment, this.refusal] = [next, kinds, mayComment, undefined];
  }
}
