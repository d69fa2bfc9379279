import { type Text, visibleText } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../gateways/clock.ts';
import type { StoredValues } from '../../gateways/stored-values.ts';
import { stationText } from '../../text/station.ts';
import { isUnanswered } from '../../gateways/is-unanswered.ts';
import type { Scans } from './scans.ts';
import type { Sounds } from './sounds.ts';

/** A scan and what became of it. */
export interface Scan {
  readonly key: string;
  readonly code: string;
  /** What its station noted when it was scanned. */
  readonly noted?: RecordValues;
  readonly state: 'waiting' | 'good' | 'bad' | 'undone';
  /** Why it is bad. */
  readonly why?: Text;
}

/** What a station stands on. */
export interface StationParts {
  readonly scans: Scans;
  readonly sounds: Sounds;
  readonly clock: Clock;
  /** Holds what waits, so that a reload loses none. */
  readonly values: StoredValues;
  /** Under which it is held: the page and the person. */
  readonly held: string;
  readonly mostWaiting: number;
  readonly newId: () => string;
}

/** Most scans of the running list. */
const mostListed = 200;

/** Milliseconds until what could not be sent is sent again: soon at first, then every 5 s. */
const waits = [250, 500, 1000, 2000, 5000];

/** A scan station: scans are taken as fast as they come, sent one after the other in their order, and kept while the network is away. */
export class StationStore {
  /** The newest first. */
  scans: readonly Scan[] = [];
  /** Whether the server could not be reached at the last try. */
  cut = false;
  private sending = false;
  private tries = 0;
  private endWaiting: () => void = () => undefined;
  private readonly parts: StationParts;

  constructor(parts: StationParts) {
    this.parts = parts;
    makeAutoObservable<StationStore, 'parts' | 'sending' | 'tries' | 'endWaiting'>(this, {
      scans: observableRef,
      parts: false,
      sending: false,
      tries: false,
      endWaiting: false,
    });
  }

  /** Takes up what waited when the page was left. */
  start(): void {
    const kept = this.parts.values.read(this.parts.held);
    const waiting = (Array.isArray(kept) ? (kept as readonly Scan[]) : []).filter(({ key, code }) => key && code);
    const known = new Set(this.scans.map(({ key }) => key));
    this.scans = [...this.scans, ...waiting.filter(({ key }) => !known.has(key)).toReversed()];
    void this.pump();
  }

  stop(): void {
    this.endWaiting();
  }

  get waiting(): readonly Scan[] {
    return this.scans.filter(({ state }) => state === 'waiting').toReversed();
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
    this.keep();
    void this.pump();
  }

  /** The newest scan that counts: what undo takes back. */
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
      if (!isAway) this.become(next.key, reply.ok ? { state: 'good' } : { state: 'bad', why: reply.refusal.message });
    });
    if (isAway) {
      const wait = waits[Math.min(this.tries, waits.length - 1)]!;
      this.tries += 1;
      this.endWaiting = this.parts.clock.after(wait, () => void this.pump());
      return;
    }
    this.tries = 0;
    this.keep();
    this.parts.sounds[reply.ok ? 'good' : 'bad']();
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

  private keep(): void {
    const { waiting } = this;
    if (waiting.length === 0) this.parts.values.remove(this.parts.held);
    else this.parts.values.write(this.parts.held, waiting);
  }
}
