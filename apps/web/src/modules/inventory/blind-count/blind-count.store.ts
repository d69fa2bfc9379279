import { ok, refuse, type Text } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { toNumber } from '@axle/validation';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import { CallKeys } from '../../../engine/actions/call-keys.ts';
import type { PageActions } from '../../../engine/actions/page-actions.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import type { Scans } from '../../../engine/station/scans.ts';
import type { Sounds } from '../../../engine/station/sounds.ts';
import type { StationStore } from '../../../engine/station/station-store.ts';
import { isUnanswered } from '../../../gateways/is-unanswered.ts';
import type { StoredValues } from '../../../gateways/stored-values.ts';
import { countText as text } from './count-text.ts';

/** What a blind count stands on. */
export interface BlindCountParts {
  readonly records: Pick<PageRecords, 'list'>;
  readonly post: (action: string, input: RecordValues, key: string) => ReturnType<PageActions['post']>;
  /** The queue of pieces counted in one bin, with its code where it is known. */
  readonly station: (bin: number, scans: Scans, title?: string) => StationStore;
  readonly sounds: Sounds;
  /** Whether somebody says that there are none of what was not counted. */
  readonly sure: () => Promise<boolean>;
  readonly values: StoredValues;
  /** Under which the open bin is kept, so that a reload goes on with it. */
  readonly held: string;
  readonly newId: () => string;
}

/** A bin in its round. */
interface OpenBin {
  readonly id: number;
  readonly code: string;
}

/** Most SKUs of a bin. */
const mostLines = 500;

/**
 * A bin that is counted without its book: opened by its label, counted by scans or by hand, submitted as a whole. Scans wait in a queue and
 * are sent in their order, so that counting goes on while the network is away.
 */
export class BlindCountStore {
  bin: OpenBin | undefined = undefined;
  /** Pieces that were scanned in the open bin, each sent once. */
  station: StationStore | undefined = undefined;
  lines: readonly RecordRow[] = [];
  busy = false;
  result: { readonly good: boolean; readonly words: Text; readonly code: string } | undefined = undefined;
  /** A SKU that was scanned and is not expected here. */
  stranger: string | undefined = undefined;
  private readonly parts: BlindCountParts;
  private readonly keys: CallKeys;
  private readonly latest = new Latest();

  constructor(parts: BlindCountParts) {
    this.parts = parts;
    this.keys = new CallKeys(parts.newId);
    makeAutoObservable<BlindCountStore, 'parts' | 'keys' | 'latest'>(this, {
      bin: observableRef,
      station: observableRef,
      lines: observableRef,
      result: observableRef,
      parts: false,
      keys: false,
      latest: false,
    });
  }

  get round(): number {
    return Number(this.lines[0]?.['round'] ?? 1);
  }

  /** Goes on with the bin that was open when the page was left. */
  start(): void {
    const kept = this.parts.values.read(this.parts.held) as OpenBin | undefined;
    if (!this.bin && typeof kept?.id === 'number') void this.show(kept);
  }

  async scan(code: string): Promise<void> {
    if (this.bin) {
      [this.result, this.stranger] = [undefined, undefined];
      return this.station?.scan(code);
    }
    if (this.busy) return;
    const found = await this.run('openBin', { code }, text.opened, code);
    if (found) await this.show({ id: found.id, code: found.name });
  }

  /** The scanned SKU that nobody expected counts with one piece. */
  async addStranger(): Promise<void> {
    const code = this.stranger;
    if (this.bin && code !== undefined) await this.work('addUnexpected', { binRound: this.bin.id, code, qty: 1 }, text.scanned, code);
  }

  async setQty(line: RecordRow, typed: string): Promise<void> {
    const qty = toNumber(typed);
    if (!Number.isInteger(qty) || qty === line['counted']) return;
    await this.work('setQty', { line: line.id, qty }, text.saved, String(line['skuCode']));
  }

  async empty(): Promise<void> {
    if (this.bin) await this.work('emptyBin', { binRound: this.bin.id }, text.emptied, this.bin.code);
  }

  /** Asks again where a line holds nothing. */
  async submit(): Promise<void> {
    const { bin } = this;
    if (!bin || this.busy || !(await this.sent(bin.code))) return;
    await this.load();
    const zeros = this.lines.some(line => !line['counted']);
    if (zeros && !(await this.parts.sure())) return;
    if (await this.run('submitBin', { binRound: bin.id, zeros }, text.submitted, bin.code)) this.close();
  }

  /** Looks for another bin; what was counted in this one is kept. */
  async leave(): Promise<void> {
    if (await this.sent(this.bin?.code ?? '')) this.close();
  }

  private close(): void {
    this.latest.giveUp();
    this.station?.stop();
    this.parts.values.remove(this.parts.held);
    [this.bin, this.station, this.lines, this.stranger] = [undefined, undefined, [], undefined];
  }

  private async show(bin: OpenBin): Promise<void> {
    this.parts.values.write(this.parts.held, bin);
    runInAction(() => {
      this.bin = bin;
      this.station = this.parts.station(bin.id, this.scansOf(bin), bin.code);
      this.station.start();
    });
    await this.load();
  }

  /** The queue of a bin that is not open: what was not sent when it was left. */
  readonly leftOf = (bin: number): StationStore => this.parts.station(bin, this.scansOf({ id: bin }));

  /** Pieces of one bin; its lines are read again once none waits any more. */
  private scansOf({ id }: Pick<OpenBin, 'id'>): Scans {
    return {
      send: async (key, code) => {
        const reply = await this.parts.post('scan', { binRound: id, code }, key);
        if (!reply.ok && isUnanswered(reply.refusal)) return reply;
        if ((this.station?.waiting.length ?? 0) <= 1) await this.load();
        const isStranger = !reply.ok && reply.refusal.code === 'UNEXPECTED_SKU' && this.bin?.id === id;
        runInAction(() => (this.stranger = isStranger ? code : undefined));
        return reply.ok ? ok(undefined) : refuse(reply.refusal);
      },
    };
  }

  /** Whether all pieces that were scanned have been sent; what comes after them must wait for that. */
  private async sent(code: string): Promise<boolean> {
    const { station } = this;
    await when(() => station === undefined || station.waiting.length === 0 || station.cut);
    if (station === undefined || station.waiting.length === 0) return true;
    runInAction(() => (this.result = { good: false, words: text.waits, code }));
    this.parts.sounds.bad();
    return false;
  }

  /** Runs an action on the open bin once its scans are sent, and shows the result. */
  private async work(action: string, input: RecordValues, words: Text, code: string): Promise<void> {
    if (!(await this.sent(code))) return;
    await this.run(action, input, words, code);
    await this.load();
  }

  private async run(action: string, input: RecordValues, words: Text, code: string) {
    this.busy = true;
    const reply = await this.parts.post(action, input, this.keys.of(action, input));
    // what nobody answered is done again and counts once
    if (reply.ok || !isUnanswered(reply.refusal)) this.keys.answered();
    runInAction(() => {
      this.busy = false;
      this.stranger = undefined;
      this.result = { good: reply.ok, words: reply.ok ? words : reply.refusal.message, code };
    });
    this.parts.sounds[reply.ok ? 'good' : 'bad']();
    return reply.ok ? reply.value[0] : undefined;
  }

  private async load(): Promise<void> {
    const { bin } = this;
    if (!bin) return;
    const filters = [{ field: 'binRound', op: 'eq' as const, value: bin.id }];
    await this.latest.ask(
      signal => this.parts.records.list({ filters, sort: [{ field: 'skuCode' }], limit: mostLines }, { signal }),
      reply =>
        runInAction(() => {
          if (reply.ok) this.lines = reply.value.rows;
        }),
    );
  }
}
