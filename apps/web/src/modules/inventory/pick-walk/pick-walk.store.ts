import { ok, type Refusal, refuse } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues, regrouped } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import type { PageActions } from '../../../engine/actions/page-actions.ts';
import type { Scans } from '../../../engine/station/scans.ts';
import type { StationStore } from '../../../engine/station/station-store.ts';
import { isUnanswered } from '../../../gateways/is-unanswered.ts';
import type { PickWalkParts } from './pick-walk-parts.ts';
import { bareBin, type Stop, takenBy, walkStops, withTaken } from './walk-stops.ts';
import { walkText } from './pick-walk-text.ts';

/** Most waves to choose from. */
const mostWaves = 100;

/**
 * The walk of a wave: the picker confirms bin by bin, by scans or by hand. Pieces wait in a queue and are sent in their order, so that the
 * walk goes on while the network is away.
 */
export class PickWalkStore {
  waves: readonly RecordRow[] = [];
  wave: RecordRow | undefined = undefined;
  /** Pieces that were taken, each sent once. */
  station: StationStore | undefined = undefined;
  /** Keys of the scans that the wave was read with. */
  private known: ReadonlySet<string> = new Set();
  refusal: Refusal | undefined = undefined;
  loaded = false;
  /** The wave that was asked for last: what is said of another one comes too late. */
  wanted: number | undefined = undefined;
  private before: (Pick<PickWalkStore, 'wave' | 'station'> & { readonly known: ReadonlySet<string> }) | undefined = undefined;
  /** The stop that the picker stands at, by its key; else the first with something left. */
  private at: string | undefined = undefined;
  private readonly parts: PickWalkParts;
  private readonly latest = { waves: new Latest(), wave: new Latest() };

  constructor(parts: PickWalkParts) {
    this.parts = parts;
    makeAutoObservable<PickWalkStore, 'parts' | 'known' | 'before' | 'latest'>(this, {
      waves: observableRef,
      wave: observableRef,
      station: observableRef,
      known: observableRef,
      before: false,
      refusal: observableRef,
      parts: false,
      latest: false,
    });
  }

  get stops(): readonly Stop[] {
    return this.wave ? withTaken(walkStops(linesIn(this.wave, 'picks')), takenBy(this.station?.scans ?? [], this.known)) : [];
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
    const isNewest = await this.latest.waves.ask(
      () => this.parts.records.list({ filters, sort: [{ field: 'cutoffAt' }], limit: mostWaves }),
      reply =>
        runInAction(() => {
          this.loaded = true;
          this.refusal = reply.ok ? undefined : reply.refusal;
          this.waves = reply.ok ? reply.value.rows : [];
          if (!this.waves.some(row => row.id === this.wave?.id)) this.wave = undefined;
          if (!this.waves.some(row => row.id === this.wanted)) this.wanted = undefined;
        }),
    );
    const next = isNewest ? (id ?? this.wanted ?? this.waves[0]?.id) : undefined;
    if (next !== undefined) await this.open(next);
  }

  /** Opens a wave. The previous one leaves the screen at once, and comes back where the new one cannot be read. */
  async open(id: number): Promise<void> {
    const isOther = this.wave?.id !== id;
    this.wanted = id;
    if (this.wave && isOther) this.before = { wave: this.wave, station: this.station, known: this.known };
    if (isOther) Object.assign(this, { wave: undefined, station: undefined, at: undefined, refusal: undefined });
    await this.read(id, [], refusal => {
      if (refusal) {
        Object.assign(this, { refusal, ...(isOther && this.before) });
        this.wanted = this.wave?.id ?? id;
      } else if (isOther) {
        this.station = this.parts.station(id, this.scansOf(id), regrouped(String(this.wave?.['waveNo'] ?? '')));
        this.station.start();
      }
    });
  }

  /** Reads the wanted wave, with the pieces that were sent until now and those just answered; `then` hears why it cannot. */
  private async read(id: number, answered: readonly string[] = [], then?: (refusal: Refusal | undefined) => void): Promise<void> {
    if (this.wanted !== id) return;
    const sent = (this.station?.scans ?? []).filter(({ state }) => state === 'good').map(({ key }) => key);
    await this.latest.wave.ask(
      () => this.parts.records.read(id),
      reply =>
        runInAction(() => {
          // it may have left the list in the meantime
          if (this.wanted !== id) return;
          if (reply.ok) [this.wave, this.known] = [reply.value, new Set([...sent, ...answered])];
          then?.(reply.ok ? undefined : reply.refusal);
        }),
    );
  }

  /** The queue of a wave that is not walked: what was not sent when it was left. */
  readonly leftOf = (wave: number): StationStore => this.parts.station(wave, this.scansOf(wave));

  /** Goes to a stop out of turn. */
  goTo(key: string): void {
    this.at = key;
    this.refusal = undefined;
  }

  /** Takes what was scanned: a bin says where the picker stands, anything else is a piece taken there. */
  scan(text: string): void {
    const code = bareBin(text);
    if (code === '') return;
    const stop = this.stops.find(({ bin, qty, picked }) => bin === code && picked < qty) ?? this.stops.find(({ bin }) => bin === code);
    if (stop) {
      this.parts.sounds.good();
      return this.goTo(stop.key);
    }
    if (!this.stop) return this.refuse({ code: 'UNKNOWN_BIN', message: walkText.notHere });
    this.pick(text, 1);
  }

  /** Notes pieces taken at the stop. */
  pick(sku: string, qty: number): void {
    const { stop } = this;
    if (stop) this.station?.scan(sku, { stop: stop.key, bin: stop.bin, sku, qty });
  }

  /** Notes pieces that are not there. */
  async reportMissing(qty: number, reason: string): Promise<boolean> {
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

  /** Pieces of one wave; the wave is read again once none waits any more. */
  private scansOf(wave: number): Scans {
    return {
      send: async (key, _code, { stop: _, ...input } = {}) => {
        const reply = await this.post(wave, 'recordPick', input, key);
        if (!reply.ok && isUnanswered(reply.refusal)) return reply;
        if ((this.station?.waiting.length ?? 0) <= 1) await this.read(wave, [key]);
        const refusal = reply.ok ? reply.value.find(outcome => outcome.refusal)?.refusal : undefined;
        return refusal ? refuse(refusal) : reply.ok ? ok(undefined) : reply;
      },
    };
  }

  private post(wave: number, action: string, input: RecordValues, key: string): ReturnType<PageActions['post']> {
    const { actions, resource, page } = this.parts;
    return actions.post({ resource, page, action, targets: [{ id: wave, version: this.wave?.version ?? 1 }], input, key });
  }

  /** Does something that must come after all pieces that were taken. */
  private async send(action: string, input: RecordValues): Promise<boolean> {
    const { wave, station, parts } = this;
    if (!wave) return false;
    await when(() => station === undefined || station.waiting.length === 0 || station.cut);
    if (station && station.waiting.length > 0) {
      this.refuse({ code: 'SCANS_WAIT', message: walkText.waits });
      return false;
    }
    const reply = await this.post(wave.id, action, input, parts.newId());
    const refusal = reply.ok ? reply.value.find(outcome => outcome.refusal)?.refusal : reply.refusal;
    runInAction(() => {
      if (refusal) return this.refuse(refusal);
      this.refusal = undefined;
      parts.sounds.good();
    });
    await this.read(wave.id);
    return refusal === undefined;
  }
}
