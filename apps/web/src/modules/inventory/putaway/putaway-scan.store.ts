import type { Text } from '@axle/kernel';
import { type RecordRow, type RecordValues, regrouped } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import { CallKeys } from '../../../engine/actions/call-keys.ts';
import type { PageActions } from '../../../engine/actions/page-actions.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import type { Sounds } from '../../../engine/station/sounds.ts';
import { isUnanswered } from '../../../gateways/is-unanswered.ts';
import { putawayText as text } from './putaway-text.ts';

/** What is scanned next: the bin where the pieces lie, the SKU, the bin where they go. */
export type PutawayStep = 'from' | 'sku' | 'bin';

/** What the scanning of putaway stands on. */
export interface PutawayScanParts {
  readonly records: Pick<PageRecords, 'read'>;
  readonly post: (action: string, targets: readonly RecordRow[], input: RecordValues, key: string) => ReturnType<PageActions['post']>;
  readonly sounds: Sounds;
  readonly newId: () => string;
}

/** Goods that go from one bin into others by three scans each: source, SKU, target. */
export class PutawayScanStore {
  from = '';
  task: RecordRow | undefined = undefined;
  qty = 0;
  busy = false;
  /** The result of the last scan. */
  result: { readonly good: boolean; readonly words: Text; readonly code: string } | undefined = undefined;
  private readonly parts: PutawayScanParts;
  private readonly keys: CallKeys;
  private readonly latest = new Latest();

  constructor(parts: PutawayScanParts) {
    this.parts = parts;
    this.keys = new CallKeys(parts.newId);
    makeAutoObservable<PutawayScanStore, 'parts' | 'keys' | 'latest'>(this, {
      task: observableRef,
      result: observableRef,
      parts: false,
      keys: false,
      latest: false,
    });
  }

  get step(): PutawayStep {
    if (this.task) return 'bin';
    return this.from === '' ? 'from' : 'sku';
  }

  get left(): number {
    return this.task ? Number(this.task['qty']) - Number(this.task['doneQty']) : 0;
  }

  setQty(qty: number): void {
    this.qty = Math.max(0, Math.min(Math.trunc(qty) || 0, this.left));
  }

  /** Starts a task chosen from the pending ones: its source is known, its target is scanned. */
  async take(task: { readonly id: number; readonly fromBin?: string; readonly putawayNo: string }): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.from = task.fromBin ?? '';
    await this.open(task.id);
    runInAction(() => (this.busy = false));
    if (this.task) this.show(true, text.found, regrouped(task.putawayNo));
  }

  /** Restarts at the source. */
  restart(): void {
    this.latest.giveUp();
    [this.from, this.task, this.result] = ['', undefined, undefined];
  }

  async scan(code: string): Promise<void> {
    if (this.busy) return;
    if (this.step === 'from') {
      this.from = code;
      this.show(true, text.scanned, code);
      return;
    }
    this.busy = true;
    await (this.step === 'sku' ? this.locate(code) : this.place(code));
    runInAction(() => (this.busy = false));
  }

  private async locate(code: string): Promise<void> {
    const { from } = this;
    const reply = await this.parts.post('locate', [], { fromBin: from, sku: code }, this.parts.newId());
    // restarted in the meantime
    if (this.from !== from) return;
    if (!reply.ok) {
      // an invalid source is scanned again
      if (reply.refusal.field === 'fromBin') runInAction(() => (this.from = ''));
      return this.show(false, reply.refusal.message, code);
    }
    await this.open(reply.value[0]!.id);
    if (this.task) this.show(true, text.found, code);
  }

  private async place(code: string): Promise<void> {
    const { task } = this;
    if (!task) return;
    const input = { code, qty: this.qty };
    const reply = await this.parts.post('place', [task], input, this.keys.of(task.id, task.version, input));
    if (!reply.ok && isUnanswered(reply.refusal)) {
      // the task stays as it was read: scanned again, the target is the same call, and the pieces are placed once
      return this.show(false, reply.refusal.message, code);
    }
    this.keys.answered();
    const refusal = reply.ok ? reply.value[0]?.refusal : reply.refusal;
    // unless the user has restarted in the meantime; shown only once the next scan can be taken
    if (this.task === task) await this.open(task.id);
    if (!refusal && this.left === 0) runInAction(() => (this.task = undefined));
    this.show(refusal === undefined, refusal?.message ?? text.placed, code);
  }

  private async open(id: number): Promise<void> {
    await this.latest.ask(
      () => this.parts.records.read(id),
      reply =>
        runInAction(() => {
          // while the network is down the task stays open
          if (!reply.ok && isUnanswered(reply.refusal)) return;
          this.task = reply.ok ? reply.value : undefined;
          const [place] = (this.task?.['suggested'] ?? []) as readonly { readonly qty: number }[];
          this.qty = Math.min(place?.qty ?? this.left, this.left);
        }),
    );
  }

  private show(good: boolean, words: Text, code: string): void {
    this.result = { good, words, code };
    this.parts.sounds[good ? 'good' : 'bad']();
  }
}
