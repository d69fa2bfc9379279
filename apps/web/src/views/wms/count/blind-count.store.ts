import type { Text } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallKeys } from '../../../engine/actions/call-keys.ts';
import type { PageActions } from '../../../engine/actions/page-actions.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import type { Sounds } from '../../../engine/station/sounds.ts';
import { isUnanswered } from '../../../gateways/is-unanswered.ts';
import { countText as text } from './count-text.ts';

/** What a blind count stands on. */
export interface BlindCountParts {
  readonly records: Pick<PageRecords, 'list'>;
  readonly post: (action: string, input: RecordValues, key: string) => ReturnType<PageActions['post']>;
  readonly sounds: Sounds;
  /** Whether somebody says that there are none of what was not counted. */
  readonly sure: () => Promise<boolean>;
  readonly newId: () => string;
}

/** Most SKUs of a bin. */
const mostLines = 500;

/** A bin that is counted without its book: opened by its label, counted by scans or by hand, submitted as a whole. */
export class BlindCountStore {
  /** The bin that is open, in its round. */
  bin: { readonly id: number; readonly code: string } | undefined = undefined;
  lines: readonly RecordRow[] = [];
  busy = false;
  told: { readonly good: boolean; readonly words: Text; readonly code: string } | undefined = undefined;
  /** A SKU that was scanned and is not expected here. */
  stranger: string | undefined = undefined;
  private readonly parts: BlindCountParts;
  private readonly keys: CallKeys;

  constructor(parts: BlindCountParts) {
    this.parts = parts;
    this.keys = new CallKeys(parts.newId);
    makeAutoObservable<BlindCountStore, 'parts' | 'keys'>(this, {
      bin: observableRef,
      lines: observableRef,
      told: observableRef,
      parts: false,
      keys: false,
    });
  }

  get round(): number {
    return Number(this.lines[0]?.['round'] ?? 1);
  }

  async scan(code: string): Promise<void> {
    if (this.busy) return;
    const { bin } = this;
    if (!bin) {
      const found = await this.run('openBin', { code }, text.opened, code);
      if (found) {
        runInAction(() => (this.bin = { id: found.id, code: found.name }));
        await this.load();
      }
      return;
    }
    await this.run('scan', { binRound: bin.id, code }, text.scanned, code);
    await this.load();
  }

  /** The scanned SKU that nobody expected counts with one piece. */
  async addStranger(): Promise<void> {
    const code = this.stranger;
    if (!this.bin || code === undefined) return;
    const added = await this.run('addUnexpected', { binRound: this.bin.id, code, qty: 1 }, text.scanned, code);
    if (added) runInAction(() => (this.stranger = undefined));
    await this.load();
  }

  async setQty(line: RecordRow, typed: string): Promise<void> {
    const qty = Number(typed);
    if (typed.trim() === '' || !Number.isInteger(qty) || qty === line['counted']) return;
    await this.run('setQty', { line: line.id, qty }, text.saved, String(line['skuCode']));
    await this.load();
  }

  async empty(): Promise<void> {
    if (!this.bin) return;
    await this.run('emptyBin', { binRound: this.bin.id }, text.emptied, this.bin.code);
    await this.load();
  }

  /** Asks again where a line holds nothing. */
  async submit(): Promise<void> {
    const { bin } = this;
    if (!bin || this.busy) return;
    const zeros = this.lines.some(line => !line['counted']);
    if (zeros && !(await this.parts.sure())) return;
    if (await this.run('submitBin', { binRound: bin.id, zeros }, text.submitted, bin.code)) this.leave();
  }

  /** Looks for another bin; what was counted in this one is kept. */
  leave(): void {
    [this.bin, this.lines, this.stranger] = [undefined, [], undefined];
  }

  private async run(action: string, input: RecordValues, words: Text, code: string) {
    this.busy = true;
    const reply = await this.parts.post(action, input, this.keys.of(action, input));
    // a piece whose scan nobody answered is scanned again and counts once
    if (reply.ok || !isUnanswered(reply.refusal)) this.keys.answered();
    runInAction(() => {
      this.busy = false;
      this.stranger = !reply.ok && reply.refusal.code === 'UNEXPECTED_SKU' ? code : undefined;
      this.told = { good: reply.ok, words: reply.ok ? words : reply.refusal.message, code };
    });
    this.parts.sounds[reply.ok ? 'good' : 'bad']();
    return reply.ok ? reply.value[0] : undefined;
  }

  private async load(): Promise<void> {
    if (!this.bin) return;
    const filters = [{ field: 'binRound', op: 'eq' as const, value: this.bin.id }];
    const reply = await this.parts.records.list({ filters, sort: [{ field: 'skuCode' }], limit: mostLines });
    runInAction(() => (this.lines = reply.ok ? reply.value.rows : this.lines));
  }
}
