import { fill, type Refusal, type Text } from '@axle/kernel';
import { type RecordValues, regrouped } from '@axle/page-kit';
import type { JudgementSheet } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { CallKeys } from '../../../engine/actions/call-keys.ts';
import { Latest } from '../../../engine/answers/latest.ts';
import type { StationStore } from '../../../engine/station/station-store.ts';
import { isUnanswered } from '../../../gateways/is-unanswered.ts';
import type { JudgementParts, Said } from './judgement-parts.ts';
import { judgementText as text } from './judgement-text.ts';
import { entryCode, type LotUnit, pendingEntries, type StandingVerdict, standingVerdict, type UnitEntry, unitsOf } from './lot-units.ts';
import { type UnitInHand, unitInHand } from './unit-in-hand.ts';
import { type LotDeed, type LotDeeds, lotDeeds, station } from './lot-deeds.ts';
import { LotFinder } from './lot-finder.ts';
import { entryScans } from './send-entries.ts';
import { readTyped } from './read-typed.ts';
import type { UnitDraft } from './unit-draft.ts';

/**
 * A lot that is judged at a tablet: opened by a scan, recorded unit by unit, submitted. Entries wait in a queue and are sent in their
 * order, so that inspection goes on while the network is away; what they count is shown at once.
 */
export class JudgementStore {
  readonly finder: LotFinder;
  /** What is done with the lot as a whole. */
  readonly deeds: LotDeeds;
  lot: JudgementSheet | undefined = undefined;
  /** Entries of the open lot, each sent once. */
  queue: StationStore | undefined = undefined;
  draft: UnitDraft | undefined = undefined;
  busy = false;
  said: Said | undefined = undefined;
  /** Entries that the sheet was read with. */
  private known: ReadonlySet<string> = new Set();
  readonly #parts: JudgementParts;
  readonly #keys: CallKeys;
  readonly #latest = new Latest();

  constructor(parts: JudgementParts) {
    this.#parts = parts;
    this.#keys = new CallKeys(parts.newId);
    this.finder = new LotFinder(parts.desk);
    this.deeds = lotDeeds(parts.tablet, deed => this.work(deed));
    makeAutoObservable<JudgementStore, 'known'>(this, {
      finder: false,
      deeds: false,
      lot: observableRef,
      queue: observableRef,
      draft: observableRef,
      said: observableRef,
      known: observableRef,
    });
  }

  /** Entries that the sheet does not have yet. */
  get pending(): readonly UnitEntry[] {
    return pendingEntries(this.queue?.scans ?? [], this.known);
  }

  get units(): readonly LotUnit[] {
    return this.lot ? unitsOf(this.lot, this.pending) : [];
  }

  /** The unit that is recorded next; undefined once there is none. */
  get next(): LotUnit | undefined {
    return this.units.find(({ state }) => state === 'next');
  }

  get verdict(): StandingVerdict | undefined {
    return this.lot && standingVerdict(this.lot, this.units);
  }

  get inHand(): UnitInHand | undefined {
    return this.lot && this.draft && this.next && unitInHand(this.lot, this.draft, this.next.unitNo);
  }

  /** Whether another tablet has the lot in hand. */
  get isElsewhere(): boolean {
    const { holder } = this.lot ?? {};
    return holder !== undefined && holder.tablet !== this.#parts.tablet;
  }

  get canRecord(): boolean {
    return this.lot?.state === 'sampling' && this.lot.mayJudge && !this.isElsewhere;
  }

  /** Opens the lot of a code; where it may mean several, they are listed. */
  async find(code: string): Promise<void> {
    const found = await this.finder.find(code);
    if (typeof found === 'number') return this.open(found);
    if (found) this.say(found.words, found.good);
  }

  async open(id: number): Promise<void> {
    this.finder.giveUp();
    const isOther = this.lot?.id !== id;
    await this.read(id, [], refusal => {
      if (refusal || !isOther) return refusal && this.say(refusal.message, false);
      this.queue?.stop();
      this.said = undefined;
      this.draft = this.#parts.draft(id);
      this.queue = this.#parts.station(id, this.scansOf(id), regrouped(this.lot?.inspectionNo ?? ''));
      this.queue.start();
    });
  }

  leave(): void {
    this.#latest.giveUp();
    this.finder.giveUp();
    this.queue?.stop();
    [this.lot, this.queue, this.draft, this.said] = [undefined, undefined, undefined, undefined];
  }

  /** The queue of a lot that is not open: what was not sent when it was left. */
  readonly leftOf = (lot: number): StationStore => this.#parts.station(lot, this.scansOf(lot));

  /** Takes what was scanned or typed: a lot or unit, a defect of the unit in hand, or that it conforms. */
  scan(typed: string): void {
    const { lot } = this;
    if (!lot) return void this.find(typed);
    this.said = undefined;
    const read = readTyped(lot, typed);
    if (read.kind === 'defect') return this.draft?.add(read.id);
    if (read.kind === 'conforms') return this.record();
    if (read.kind === 'other') return void this.find(typed);
    if (read.unitNo === this.next?.unitNo) return this.#parts.sounds.good();
    this.say(fill(text.otherUnit, { unit: read.unitNo, next: this.next?.unitNo ?? '–' }), false);
  }

  /** Records the unit in hand as it was picked and measured; without a defect it conforms. */
  record(): void {
    const { next, draft, inHand } = this;
    if (!next || !draft || !inHand || !this.canRecord) return;
    if (draft.reading) return void draft.reading.finally(() => this.next?.unitNo === next.unitNo && this.record());
    if (inHand.wrong.length > 0) return this.say(fill(text.badValue, { items: inHand.wrong.join(', ') }), false);
    if (inHand.needsPhoto && draft.pictures.length === 0) return this.say(text.photoNeeded, false);
    const { defects, pictures } = draft.give();
    this.enter({ fromUnit: next.unitNo, toUnit: next.unitNo, defects, measures: inHand.measures, pictures });
  }

  /** Records all units up to one as conforming. */
  conformTo(unitNo: number): void {
    const { next } = this;
    if (next && unitNo >= next.unitNo && this.canRecord) this.enter({ fromUnit: next.unitNo, toUnit: unitNo, defects: [], pictures: [] });
  }

  private enter(entry: UnitEntry): void {
    this.said = undefined;
    this.queue?.scan(entryCode(entry), entry as unknown as RecordValues);
  }

  /** Entries of one lot; its sheet is read again once none waits any more. */
  private scansOf(id: number) {
    return entryScans(this.#parts, {
      save: (input, key) => this.#parts.post(station, 'saveUnit', { id, version: 1 }, input, key),
      answered: async (key, isGood) => {
        if (!isGood || (this.queue?.waiting.length ?? 0) <= 1) await this.read(id, isGood ? [key] : []);
      },
    });
  }

  /** Does something that must come after all entries, and reads what became of the lot. */
  private async work({ page, action, input, words }: LotDeed): Promise<boolean> {
    const { lot, queue } = this;
    if (!lot || this.busy) return false;
    this.busy = true;
    await when(() => queue === undefined || queue.waiting.length === 0 || queue.cut);
    const asked = (queue?.waiting.length ?? 0) > 0 ? undefined : input(this.lot ?? lot);
    const reply = asked && (await this.#parts.post(page, action, this.lot ?? lot, asked, this.#keys.of(lot.id, page, action, asked)));
    if (reply && (reply.ok || !isUnanswered(reply.refusal))) this.#keys.answered();
    await this.read(lot.id);
    runInAction(() => {
      this.busy = false;
      if (!reply) this.say(text.waits, false);
      else if (!reply.ok) this.say(reply.refusal.message, false);
      else this.said = words && { good: true, words };
    });
    return reply?.ok ?? false;
  }

  private say(words: Text, good: boolean): void {
    this.said = { good, words };
    this.#parts.sounds[good ? 'good' : 'bad']();
  }

  /** Reads a lot that is open or is being opened; `then` hears why it cannot. */
  private async read(id: number, answered: readonly string[] = [], then?: (refusal: Refusal | undefined) => void): Promise<void> {
    if (!then && this.lot?.id !== id) return;
    const sent = (this.queue?.scans ?? []).filter(({ state }) => state === 'good').map(({ key }) => key);
    await this.#latest.ask(
      () => this.#parts.desk.open(id),
      reply =>
        runInAction(() => {
          if (!then && this.lot?.id !== id) return;
          if (reply.ok) [this.lot, this.known] = [reply.value, new Set([...sent, ...answered])];
          then?.(reply.ok ? undefined : reply.refusal);
        }),
    );
  }
}
