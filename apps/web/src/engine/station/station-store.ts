import { type Text, visibleText } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../gateways/clock.ts';
import type { StoredValues } from '../../gateways/stored-values.ts';
import { stationText } from '../../text/station.ts';
import { isUnanswered } from '../../gateways/is-unanswered.ts';
import { heldScans, holdScan } from './held-scans.ts';
import type { Scans } from './scans.ts';
import type { Sounds } from './sounds.ts';

/** A scan and its outcome. */
export interface Scan {
  readonly key: string;
  readonly code: string;
  /** What its station noted when it was scanned. */
  readonly noted?: RecordValues;
  readonly state: 'waiting' | 'good' | 'bad' | 'undone';
  /** Why it is bad, or what is to be known of one that counts. */
  readonly why?: Text;
  /** Whether it had to wait for the network: the user may not have seen its result. */
  readonly late?: boolean;
}

/** What a station stands on. */
export interface StationParts {
  readonly scans: Scans;
  readonly sounds: Sounds;
  readonly clock: Clock;
  /** Holds what waits, so that a reload loses none. */
  readonly values: StoredValues;
  /** Under which it is held: the page and the person, and the document where there is one. */
  readonly held: string;
  /** How people know the document, for a list of what was not sent. */
  readonly title?: string;
  readonly mostWaiting: number;
  readonly newId: () => string;
}

/** Most scans of the running list. */
const mostListed = 200;

/** Milliseconds until what could not be sent is sent again: soon at first, then every 5 s. */
const waits = [250, 500, 1000, 2000, 5000];

const becoming = (reply: Awaited<ReturnType<Scans['send']>>): Pick<Scan, 'state' | 'why'> => {
  if (!reply.ok) return { state: 'bad', why: reply.refusal.message };
  return { state: 'good', ...(reply.value?.warning ? { why: reply.value.warning } : {}) };
};

/** A scan station: scans are taken as fast as they come, sent one after the other in their order, and kept while the network is away. */
export class StationStore {
  /** The newest first. */
  scans: readonly Scan[] = [];
  /** Whether the server could not be reached at the last try. */
  cut = false;
  /** How people know the document of the scans. */
  title: string;
  private sending = false;
  private tries = 0;
  private endWaiting: () => void = () => undefined;
  private readonly parts: StationParts;

  constructor(parts: StationParts) {
    this.parts = parts;
    this.title = parts.title ?? '';
    makeAutoObservable<StationStore, 'parts' | 'sending' | 'tries' | 'endWaiting'>(this, {
      scans: observableRef,
      parts: false,
      sending: false,
      tries: false,
      endWaiting: false,
    });
  }

  /** Takes up what waited when the page was left, and sends it. */
  start(): void {
    this.takeUp();
    void this.pump();
  }

  /** Takes up what is held without sending it. */
  takeUp(): void {
    const { title, scans } = heldScans(this.parts.values, this.parts.held);
    const known = new Set(this.scans.map(({ key }) => key));
    const left = scans.filter(({ key, code }) => key && code && !known.has(key)).map(scan => ({ ...scan, late: true }));
    this.scans = [...this.scans, ...left.toReversed()];
    this.title = this.parts.title ?? title;
  }

  /** Sends what waits. */
  send(): void {
    void this.pump();
  }

  stop(): void {
    this.endWaiting();
  }

  get waiting(): readonly Scan[] {
    return this.scans.filter(({ state }) => state === 'waiting').toReversed();
  }

  /** Scans that were refused after they had waited, the oldest first: kept until somebody has looked at them. */
  get refused(): readonly Scan[] {
    return this.scans.filter(({ state, late }) => state === 'bad' && late).toReversed();
  }

  /** Gives a scan up that waits or was refused. */
  discard(key: string): void {
    this.scans = this.scans.filter(scan => scan.key !== key);
    this.keep(key);
  }

  count(state: Scan['state']): number {
    return this.scans.filter(scan => scan.state === state).length;
  }

  /** A code as the scanner wrote it; blanks around it do not count. What is noted with it is kept and sent with it. */
  scan(typed: string, noted?: RecordValues): void {
    const code = visibleText(typed);
    if (code === '') return;
    const key = this.parts.newId();
    if (this.waiting.length >= this.parts.mostWaiting) {
      this.parts.sounds.bad();
      return this.list({ key, code, state: 'bad', why: stationText.full });
    }
    this.list({ key, code, state: 'waiting', ...(noted ? { noted } : {}) });
    this.keep(key);
    void this.pump();
  }

  /** The newest scan that counts: the one that undo reverses. */
  get last(): Scan | undefined {
    return this.parts.scans.undo ? this.scans.find(({ state }) => state === 'good') : undefined;
  }

  /** Takes the newest scan that counts back. */
  async undoLast(): Promise<void> {
    const { last } = this;
    if (!last || !this.parts.scans.undo || this.sending) return;
    this.sending = true;
    const reply = await this.parts.scans.undo(last.key);
    this.sending = false;
    runInAction(() => {
      this.cut = !reply.ok && isUnanswered(reply.refusal);
      if (reply.ok) this.become(last.key, { state: 'undone' });
    });
    if (!reply.ok) this.parts.sounds.bad();
    void this.pump();
  }

  /** Sends what waits, in its order, one at a time: what comes after a scan may depend on it. */
  private async pump(): Promise<void> {
    if (this.sending) return;
    const [next] = this.waiting;
    if (!next) return;
    this.endWaiting();
    this.sending = true;
    const reply = await this.parts.scans.send(next.key, next.code, next.noted);
    this.sending = false;
    const isAway = !reply.ok && isUnanswered(reply.refusal);
    runInAction(() => {
      this.cut = isAway;
      if (isAway) this.scans = this.scans.map(scan => (scan.state === 'waiting' ? { ...scan, late: true } : scan));
      else this.become(next.key, becoming(reply));
    });
    if (isAway) {
      const wait = waits[Math.min(this.tries, waits.length - 1)]!;
      this.tries += 1;
      this.endWaiting = this.parts.clock.after(wait, () => void this.pump());
      return;
    }
    this.tries = 0;
    this.keep(next.key);
    this.parts.sounds[reply.ok ? (reply.value?.warning ? 'warn' : 'good') : 'bad']();
    void this.pump();
  }

  private list(scan: Scan): void {
    const scans = [scan, ...this.scans];
    // what waits stays, however long the list
    this.scans = scans.filter(({ state }, place) => place < mostListed || state === 'waiting');
  }

  private become(key: string, change: Pick<Scan, 'state' | 'why'>): void {
    this.scans = this.scans.map(scan => (scan.key === key ? { ...scan, ...change } : scan));
  }

  private keep(key: string): void {
    holdScan(
      this.parts.values,
      this.parts.held,
      this.title,
      key,
      this.scans.find(scan => scan.key === key),
    );
  }
}
