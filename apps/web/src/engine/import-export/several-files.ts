import type { Refusal } from '@axle/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { AskedOnce } from './asked-once.ts';
import type { ImportKind } from './import-kind.ts';
import type { TaskCenter } from './task-center.ts';

/** One of several files and where it stands. */
export interface OneFile {
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'queued' | 'refused';
  readonly refusal?: Refusal;
}

/** Several files that are imported one by one: each becomes a task of its own, in the order in which they were chosen. */
export class SeveralFiles {
  files: readonly OneFile[] = [];
  private readonly kind: ImportKind;
  private readonly center: TaskCenter;

  private readonly asked: AskedOnce;

  constructor(kind: ImportKind, center: TaskCenter, asked = new AskedOnce()) {
    this.kind = kind;
    this.asked = asked;
    this.center = center;
    makeAutoObservable<SeveralFiles, 'kind' | 'center' | 'asked'>(this, {
      files: observableRef,
      kind: false,
      center: false,
      asked: false,
    });
  }

  get sending(): boolean {
    return this.files.some(({ state }) => state === 'sending');
  }

  /** Files that can be sent still. */
  get waiting(): number {
    return this.files.filter(({ state }) => state === 'waiting').length;
  }

  get queued(): number {
    return this.files.filter(({ state }) => state === 'queued').length;
  }

  /** Takes files; those that the server would refuse by name or size are refused at once. */
  choose(files: readonly File[]): void {
    this.files = files.map(file => {
      const refusal = this.kind.refusal(file);
      return refusal ? { file, state: 'refused', refusal } : { file, state: 'waiting' };
    });
  }

  /** Sends them one after the other; one that is refused does not hold up the rest. */
  async send(): Promise<void> {
    if (this.sending) return;
    for (const { file } of this.files.filter(({ state }) => state === 'waiting')) await this.sendOne(file, false);
  }

  /** Sends a file that was imported before once more: the user's decision. */
  async sendAgain(file: File): Promise<void> {
    if (!this.sending) await this.sendOne(file, true);
  }

  private async sendOne(file: File, again: boolean): Promise<void> {
    this.note({ file, state: 'sending' });
    const reply = await this.center.upload(this.kind.key, file, again, this.asked.sent);
    runInAction(() => this.note(reply.ok ? { file, state: 'queued' } : { file, state: 'refused', refusal: reply.refusal }));
  }

  private note(one: OneFile): void {
    this.files = this.files.map(before => (before.file === one.file ? one : before));
  }
}
