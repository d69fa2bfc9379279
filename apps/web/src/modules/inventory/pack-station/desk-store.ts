import { ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { type RecordValues, regrouped, type TargetOutcome } from '@axle/page-kit';
import { toNumber } from '@axle/validation';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import type { Scans } from '../../../engine/station/scans.ts';
import type { Sounds } from '../../../engine/station/sounds.ts';
import type { StationStore } from '../../../engine/station/station-store.ts';
import { isUnanswered } from '../../../gateways/is-unanswered.ts';
import type { CallRefusal } from '../../../gateways/main-client.ts';
import type { StoredValues } from '../../../gateways/stored-values.ts';
import type { Desk } from './desk.ts';
import { packText } from './pack-text.ts';

type Done = Result<readonly TargetOutcome[], CallRefusal>;

/** What a packing table stands on. */
export interface DeskParts {
  run(action: string, input: RecordValues, key?: string): Promise<Done>;
  read(parcel: number): Promise<Result<RecordValues>>;
  /** The queue of scans of one parcel, with its number where it is known. */
  station(parcel: number, scans: Scans, title?: string): StationStore;
  readonly sounds: Sounds;
  readonly values: StoredValues;
  /** Under which the open parcel is kept, so that a reload goes on with it. */
  readonly held: string;
}

/** The parcel that stands on the packing table. */
export class DeskStore {
  desk: Desk | undefined = undefined;
  station: StationStore | undefined = undefined;
  said: { readonly words: Text; readonly tone: 'good' | 'bad' } | undefined = undefined;
  busy = false;
  private readonly latest = new Latest();
  /** What was scanned while an order was being opened: pieces of it. */
  private early: string[] | undefined = undefined;
  private readonly parts: DeskParts;

  constructor(parts: DeskParts) {
    this.parts = parts;
    makeAutoObservable<DeskStore, 'parts' | 'latest' | 'early'>(this, {
      desk: observableRef,
      station: observableRef,
      said: observableRef,
      parts: false,
      latest: false,
      early: false,
    });
  }

  /** Goes on with the parcel that was open when the page was left. */
  start(): void {
    const kept = this.parts.values.read(this.parts.held);
    if (typeof kept === 'number' && this.desk === undefined) void this.show(kept);
  }

  say(words: Text, tone: 'good' | 'bad'): void {
    this.said = { words, tone };
    this.parts.sounds[tone]();
  }

  /** Opens what was scanned. */
  async open(code: string): Promise<void> {
    if (code.trim() === '') return;
    if (this.early) return void this.early.push(code);
    this.early = [];
    const done = await this.act('open', { code });
    if (done) await this.show(done.id);
    const { early } = this;
    this.early = undefined;
    for (const piece of early) this.station?.scan(piece);
  }

  /** Puts a parcel on the table. */
  async show(parcel: number): Promise<void> {
    await this.load(parcel);
    if (this.desk?.id !== parcel) return;
    this.parts.values.write(this.parts.held, parcel);
    runInAction(() => {
      this.station = this.parts.station(parcel, this.scansOf(parcel), regrouped(this.desk?.parcelNo ?? ''));
    });
  }

  /** The queue of a parcel that is not on the table: what was not sent when it was left. */
  leftOf(parcel: number): StationStore {
    return this.parts.station(parcel, {
      send: async (key, code) => {
        const desk = await this.parts.read(parcel);
        if (!desk.ok && isUnanswered(desk.refusal)) return desk;
        const box = desk.ok ? (desk.value as unknown as Desk).boxes.find(one => one.code === code.toUpperCase()) : undefined;
        const done = box
          ? await this.parts.run('chooseBox', { parcel, box: box.id }, key)
          : await this.parts.run('scan', { parcel, code }, key);
        const refusal = done.ok ? done.value[0]?.refusal : undefined;
        if (!done.ok) return done;
        return refusal ? refuse(refusal) : ok(undefined);
      },
    });
  }

  /** Clears the table. */
  leave(): void {
    this.latest.giveUp();
    this.parts.values.remove(this.parts.held);
    this.desk = undefined;
    this.station = undefined;
  }

  /** Runs an action on the open parcel once its scans are sent, and shows the result; resolves to whether it was done. */
  async work(action: string, input: RecordValues = {}): Promise<boolean> {
    const { desk, station } = this;
    if (!desk) return false;
    await when(() => station === undefined || station.waiting.length === 0 || station.cut);
    if (station && station.waiting.length > 0) {
      this.say(packText.waits, 'bad');
      return false;
    }
    const done = await this.act(action, { parcel: desk.id, ...input });
    await this.load(desk.id);
    return done !== undefined;
  }

  private async act(action: string, input: RecordValues): Promise<TargetOutcome | undefined> {
    this.busy = true;
    this.said = undefined;
    const reply = await this.parts.run(action, input);
    const [outcome] = reply.ok ? reply.value : [];
    const refusal: Refusal | undefined = reply.ok ? outcome?.refusal : (reply.refusal.fields?.[0] ?? reply.refusal);
    runInAction(() => {
      this.busy = false;
      if (refusal) this.say(refusal.message, 'bad');
      else this.parts.sounds.good();
    });
    return refusal ? undefined : outcome;
  }

  private async load(parcel: number): Promise<void> {
    await this.latest.ask(
      () => this.parts.read(parcel),
      reply =>
        runInAction(() => {
          if (reply.ok) this.desk = reply.value as unknown as Desk;
          else {
            // while the network is away the parcel stays on the table, and scans of it wait
            if (!isUnanswered(reply.refusal)) this.leave();
            this.said = { words: reply.refusal.message, tone: 'bad' };
          }
        }),
    );
  }

  /** Scans of one parcel: a piece, or the box that it goes into. */
  private scansOf(parcel: number): Scans {
    const after = async (done: Done): Promise<Result<undefined, CallRefusal>> => {
      if (!done.ok) return done;
      const { refusal } = done.value[0] ?? {};
      // what waits behind this scan is shown with it
      if ((this.station?.waiting.length ?? 0) <= 1) await this.load(parcel);
      return refusal ? refuse(refusal) : ok(undefined);
    };
    return {
      send: async (key, code) => {
        const box = this.desk?.boxes.find(one => one.code === code.toUpperCase());
        return box ? after(await this.chooseBox(parcel, box.id, key)) : after(await this.parts.run('scan', { parcel, code }, key));
      },
      undo: async key => after(await this.parts.run('undo', { parcel, key })),
    };
  }

  /** What closes and fills the next boxes: kept from parcel to parcel. */
  tapeQty = '0.8';
  fillerQty = '';

  setTape(value: string): void {
    this.tapeQty = value;
  }

  setFiller(value: string): void {
    this.fillerQty = value;
  }

  /** What is asked with a box: its tape and filler where there are any. */
  boxInput(box: number): RecordValues {
    const supply = (kind: 'tape' | 'filler', typed: string) => {
      const qty = toNumber(typed) ?? 0;
      const found = qty > 0 ? this.desk?.supplies.find(one => one.kind === kind)?.id : undefined;
      return found === undefined ? {} : { [kind]: found, [`${kind}Qty`]: String(qty) };
    };
    return { box, ...supply('tape', this.tapeQty), ...supply('filler', this.fillerQty) };
  }

  private chooseBox(parcel: number, box: number, key: string): Promise<Done> {
    return this.parts.run('chooseBox', { parcel, ...this.boxInput(box) }, key);
  }
}
