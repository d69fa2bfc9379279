import type { Refusal } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues, type Resource } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PageActions } from '../../../engine/actions/page-actions.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import type { Sounds } from '../../../engine/station/sounds.ts';
import { bareBin, type Stop, walkStops } from './walk-stops.ts';
import { walkText } from './pick-walk-text.ts';

/** What the walk stands on. */
export interface PickWalkParts {
  readonly records: PageRecords;
  readonly actions: PageActions;
  readonly resource: Resource;
  readonly page: string;
  readonly sounds: Sounds;
  readonly newId: () => string;
}

/** Most waves to choose from. */
const mostWaves = 100;

/** The walk of a wave: the picker confirms bin by bin, by scans or by hand; everything is sent in the order in which it was done. */
export class PickWalkStore {
  waves: readonly RecordRow[] = [];
  wave: RecordRow | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  loaded = false;
  /** The stop that the picker stands at, by its key; else the first with something left. */
  private at: string | undefined = undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly parts: PickWalkParts;

  constructor(parts: PickWalkParts) {
    this.parts = parts;
    makeAutoObservable<PickWalkStore, 'parts' | 'queue'>(this, {
      waves: observableRef,
      wave: observableRef,
      refusal: observableRef,
      parts: false,
      queue: false,
    });
  }

  get stops(): readonly Stop[] {
    return this.wave ? walkStops(linesIn(this.wave, 'picks')) : [];
  }

  /** Where to go now: undefined when all is picked. */
  get stop(): Stop | undefined {
    const left = this.stops.filter(({ qty, picked }) => picked < qty);
    return left.find(({ key }) => key === this.at) ?? left[0];
  }

  get left(): number {
    return this.stop ? this.stop.qty - this.stop.picked : 0;
  }

  /** Reads which waves can be walked, and opens the given or the first one. */
  async load(id?: number): Promise<void> {
    const filters = [{ field: 'status', op: 'in' as const, value: ['released', 'picking'] }];
    const reply = await this.parts.records.list({ filters, sort: [{ field: 'cutoffAt' }], limit: mostWaves });
    runInAction(() => {
      this.loaded = true;
      this.refusal = reply.ok ? undefined : reply.refusal;
      this.waves = reply.ok ? reply.value.rows : [];
      if (!this.waves.some(row => row.id === this.wave?.id)) this.wave = undefined;
    });
    const next = id ?? this.wave?.id ?? this.waves[0]?.id;
    if (next !== undefined) await this.open(next);
  }

  async open(id: number): Promise<void> {
    const reply = await this.parts.records.read(id);
    runInAction(() => {
      if (reply.ok) this.wave = reply.value;
      else this.refusal = reply.refusal;
    });
  }

  /** Goes to a stop out of turn. */
  goTo(key: string): void {
    this.at = key;
    this.refusal = undefined;
  }

  /** Takes what was scanned: a bin says where the picker stands, anything else is a piece taken there. */
  async scan(text: string): Promise<void> {
    const code = bareBin(text);
    if (code === '') return;
    const stop = this.stops.find(({ bin, qty, picked }) => bin === code && picked < qty) ?? this.stops.find(({ bin }) => bin === code);
    if (stop) {
      this.parts.sounds.good();
      return this.goTo(stop.key);
    }
    if (!this.stop) return this.refuse({ code: 'UNKNOWN_BIN', message: walkText.notHere });
    await this.pick(text, 1);
  }

  /** Notes pieces taken at the stop. */
  async pick(sku: string, qty: number): Promise<boolean> {
    const { stop } = this;
    return stop ? this.send('recordPick', { bin: stop.bin, sku, qty }) : false;
  }

  /** Notes pieces that are not there. */
  async tellMissing(qty: number, reason: string): Promise<boolean> {
    const { stop } = this;
    return stop ? this.send('shortPick', { bin: stop.bin, sku: stop.sku, qty, reason }) : false;
  }

  /** Ends the wave. */
  async close(): Promise<boolean> {
    const done = await this.send('close', {});
    if (done) await this.load();
    return done;
  }

  private refuse(refusal: Refusal): void {
    this.refusal = refusal;
    this.parts.sounds.bad();
  }

  private send(action: string, input: RecordValues): Promise<boolean> {
    const run = async (): Promise<boolean> => {
      const { wave, parts } = this;
      if (!wave) return false;
      const { resource, page } = parts;
      const targets = [{ id: wave.id, version: wave.version }];
      const reply = await parts.actions.post({ resource, page, action, targets, input, key: parts.newId() });
      const refusal = reply.ok ? reply.value.find(outcome => outcome.refusal)?.refusal : reply.refusal;
      if (refusal) runInAction(() => this.refuse(refusal));
      else {
        runInAction(() => void (this.refusal = undefined));
        parts.sounds.good();
      }
      await this.open(wave.id);
      return refusal === undefined;
    };
    const next = this.queue.then(run);
    this.queue = next;
    return next;
  }
}
