import type { Refusal, Result } from '@axle/kernel';
import type { Page } from '@axle/page-kit';
import { importTransition } from '@axle/tasks';
import type { ImportRowError } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { AskedOnce } from './asked-once.ts';
import { ColumnMatch } from './column-match.ts';
import { followTask } from './follow-task.ts';
import { FileEncoding } from './file-encoding.ts';
import { ImportKind } from './import-kind.ts';
import { ImportWhy } from './import-why.ts';
import { MendStore } from './mend-store.ts';
import type { ImportTask, TaskCenter } from './task-center.ts';
import { whatIsWrong } from './what-is-wrong.ts';
import { wait } from '../wait.ts';

/** Where an import stands for the user. */
export type ImportStep = 'choose' | 'sending' | 'checking' | 'decide' | 'running' | 'finished';

// stores that are observable themselves, and parts that are never observed
const stores = { mending: false, why: false, encoding: false, matching: false, asked: false } as const;
const parts = { center: false, finished: false, wait: false, upload: false } as const;

/** One import, from choosing the file to its result. It runs on at the server when the dialog is closed. */
export class ImportStore {
  file: File | undefined = undefined;
  /** Share of the file that has been sent. */
  sent = 0;
  task: ImportTask | undefined = undefined;
  errors: readonly ImportRowError[] = [];
  /** Bad rows that can be mended, and what was mended in them. */
  readonly mending = new MendStore();
  refusal: Refusal | undefined = undefined;
  readonly why = new ImportWhy();
  readonly encoding = new FileEncoding();
  /** The columns of a file whose header is not understood. */
  readonly matching: ColumnMatch;
  /** What is said of the whole file, where the page asks for it. */
  readonly asked: AskedOnce;
  readonly kind: ImportKind;
  /** The same file was imported before; sending it again is the user's decision. */
  sameFile = false;
  sending = false;
  private readonly center: TaskCenter;
  private readonly finished: (importing: ImportStore) => void;
  private readonly wait: (milliseconds: number) => Promise<void>;
  private upload: AbortController | undefined = undefined;

  constructor(key: string, center: TaskCenter, finished: (importing: ImportStore) => void, waiting = wait, page?: Page) {
    [this.kind, this.asked, this.matching] = [new ImportKind(key, page), new AskedOnce(page), new ColumnMatch(center)];
    [this.center, this.finished, this.wait] = [center, finished, waiting];
    const refs = { file: observableRef, task: observableRef, errors: observableRef, refusal: observableRef };
    makeAutoObservable<ImportStore, 'center' | 'finished' | 'wait' | 'upload'>(this, { ...refs, ...stores, ...parts });
  }

  get step(): ImportStep {
    if (this.sending) return 'sending';
    const state = this.task?.state;
    if (state === undefined) return 'choose';
    if (state === 'uploaded' || state === 'validating') return 'checking';
    if (state === 'running') return 'running';
    return state === 'ready' || state === 'has_errors' ? 'decide' : 'finished';
  }

  /** Rows that would be, or were, written. */
  get useful(): number {
    return (this.task?.newRows ?? 0) + (this.task?.changedRows ?? 0);
  }

  /** Whether the import may run, by the rule that the server applies: no bad row where all rows or none count. */
  get confirmable(): boolean {
    const { task } = this;
    return task !== undefined && importTransition({ state: task.state, mode: task.mode ?? 'per_row', attempt: 1 }, { kind: 'confirm' }).ok;
  }

  /** The chosen file cannot be sent, at least not before its encoding is chosen. */
  get unfit(): boolean {
    return this.file !== undefined && (this.encoding.isOpen || this.kind.refusal(this.file) !== undefined);
  }

  /** Takes a file; one that the server would refuse by its name or size is refused at once. */
  choose(file: File | undefined): void {
    [this.file, this.refusal, this.sameFile] = [file, file && this.kind.refusal(file), false];
    void this.encoding.look(file);
  }

  async send(again = false): Promise<void> {
    const { file } = this;
    if (!file || this.sending) return;
    [this.sending, this.sent, this.refusal, this.sameFile] = [true, 0, undefined, false];
    this.upload = new AbortController();
    const reply = await this.center.upload(this.kind.key, file, again, {
      signal: this.upload.signal,
      ...this.asked.sent,
      ...(this.encoding.chosen ? { encoding: this.encoding.chosen } : {}),
      onProgress: share => runInAction(() => (this.sent = share)),
    });
    runInAction(() => {
      this.sending = false;
      if (reply.ok) this.task = reply.value;
      else if (reply.refusal.code === 'SAME_FILE') [this.sameFile, this.refusal] = [true, reply.refusal];
      else this.refusal = reply.refusal;
    });
    if (reply.ok) await this.follow();
  }

  async confirm(): Promise<void> {
    const { task } = this;
    if (!task || !this.confirmable || !this.why.isEnough(task)) return;
    const reply = await this.center.confirm(task.taskid, this.why.sentWith(task));
    this.become(reply, { ...task, state: 'running', doneRows: 0 });
    if (reply.ok) await this.follow();
  }

  async cancel(): Promise<void> {
    this.upload?.abort();
    const { task } = this;
    if (!task) return;
    const reply = await this.center.cancel(task.taskid);
    this.become(reply, { ...task, state: 'cancelled' });
  }

  private become(reply: Result<unknown>, task: ImportTask): void {
    if (reply.ok) this.task = task;
    else this.refusal = reply.refusal;
  }

  /** Checks the mended rows again, and no others. An import that has run already takes them in as a file of their own. */
  async mend(): Promise<void> {
    const { task, mending } = this;
    if (!task || mending.edited.length === 0) return;
    if (task.state !== 'has_errors') {
      const file = mending.file(this.file?.name ?? 'import.csv');
      this.restart();
      this.choose(file);
      return this.send(true);
    }
    mending.busy = true;
    const reply = await this.center.mend(task.taskid, mending.edited);
    runInAction(() => {
      mending.busy = false;
      if (reply.ok) [this.task, this.refusal] = [{ ...task, ...reply.value }, undefined];
      else this.refusal = reply.refusal;
    });
    if (reply.ok) await this.loadErrors();
  }

  /** Has the file read again with the columns that were matched. */
  async matchColumns(): Promise<void> {
    const reply = this.task && (await this.matching.send(this.task));
    if (reply) await this.goOn(reply);
  }

  /** Takes the finished import back. */
  async revert(): Promise<void> {
    if (this.task) await this.goOn(await this.center.revert(this.task.taskid));
  }

  /** Goes on with the task of a reply. */
  private async goOn(reply: Result<ImportTask, Refusal>): Promise<void> {
    runInAction(() => {
      if (reply.ok) {
        [this.task, this.errors, this.refusal] = [reply.value, [], undefined];
        this.mending.show([]);
      } else this.refusal = reply.refusal;
    });
    if (reply.ok) await this.follow();
  }

  /** Back to choosing a file. */
  restart(): void {
    [this.file, this.task, this.errors, this.refusal, this.sameFile, this.sent] = [undefined, undefined, [], undefined, false, 0];
    this.why.type('');
    this.mending.show([]);
    this.matching.show(undefined);
  }

  /** Asks for the task until it waits for the user or has ended. */
  private async follow(): Promise<void> {
    const heard = (task: ImportTask, reply: Result<ImportTask, Refusal>) =>
      runInAction(() => {
        if (reply.ok) this.task = { ...task, ...reply.value };
        else this.refusal = reply.refusal;
      });
    if (!(await followTask({ center: this.center, wait: this.wait, current: () => this.task, heard }))) return;
    await this.loadErrors();
    if (this.task) await this.matching.look(this.task);
    if (this.step === 'finished') this.finished(this);
  }

  private async loadErrors(): Promise<void> {
    const { task } = this;
    if (!task) return;
    const { errors, rows } = await whatIsWrong(this.center, task);
    runInAction(() => {
      if (errors) this.errors = errors;
      if (rows) this.mending.show(rows);
    });
  }
}
