import type { Refusal } from '@axle/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { AskedOnce } from './asked-once.ts';
import { FileEncoding } from './file-encoding.ts';
import type { ImportKind } from './import-kind.ts';
import type { TaskCenter } from './task-center.ts';

/** One of several files and where it stands. */
export interface OneFile {
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'queued' | 'refused';
  readonly refusal?: Refusal;
  /** Asked for where its bytes leave it open. */
  readonly encoding: FileEncoding;
}

/** Several files that are imported one by one: each becomes a task of its own, in the order in which they were chosen. */
export class SeveralFiles {
  files: readonly OneFile[] = [];
  private readonly kind: ImportKind;
  private readonly center: TaskCenter;

  private readonly asked: AskedOnce;
  private looked: Promise<unknown> = Promise.resolve();

  constructor(kind: ImportKind, center: TaskCenter, asked = new AskedOnce()) {
    this.kind = kind;
    this.asked = asked;
    this.center = center;
    makeAutoObservable<SeveralFiles, 'kind' | 'center' | 'asked' | 'looked'>(this, {
      files: observableRef,
      kind: false,
      center: false,
      asked: false,
      looked: false,
    });
  }

  get sending(): boolean {
    return this.files.some(({ state }) => state === 'sending');
  }

  /** Files that can be sent still. */
  get waiting(): number {
    return this.files.filter(({ state }) => state === 'waiting').length;
  }

  /** Files of which the encoding has to be chosen before any is sent. */
  get undecided(): number {
    return this.files.filter(({ state, encoding }) => state === 'waiting' && encoding.isOpen).length;
  }

  get queued(): number {
    return this.files.filter(({ state }) => state === 'queued').length;
  }

  /** Takes files; those that the server would refuse by name or size are refused at once. */
  choose(files: readonly File[]): void {
    this.files = files.map(file => {
      const refusal = this.kind.refusal(file);
      const encoding = new FileEncoding();
      return refusal ? { file, state: 'refused', refusal, encoding } : { file, state: 'waiting', encoding };
    });
    this.looked = Promise.all(this.files.filter(({ state }) => state === 'waiting').map(({ file, encoding }) => encoding.look(file)));
  }

  /** Sends them one after the other, none before every encoding is chosen; one that is refused does not hold up the rest. */
  async send(): Promise<void> {
    await this.looked;
    if (this.sending || this.undecided > 0) return;
    for (const one of this.files.filter(({ state }) => state === 'waiting')) await this.sendOne(one, false);
  }

  /** Sends a file that was imported before once more: the user's decision. */
  async sendAgain(one: OneFile): Promise<void> {
    if (!this.sending) await this.sendOne(one, true);
  }

  private async sendOne({ file, encoding }: OneFile, again: boolean): Promise<void> {
    this.note({ file, encoding, state: 'sending' });
    const chosen = encoding.chosen ? { encoding: encoding.chosen } : {};
    const reply = await this.center.upload(this.kind.key, file, again, { ...this.asked.sent, ...chosen });
    const refusal = reply.ok ? {} : { refusal: reply.refusal };
    runInAction(() => this.note({ file, encoding, state: reply.ok ? 'queued' : 'refused', ...refusal }));
  }

  private note(one: OneFile): void {
    this.files = this.files.map(before => (before.file === one.file ? one : before));
  }
}
