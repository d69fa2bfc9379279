import type { Refusal } from '@axle/kernel';
import { type PrintAction, type PrintTemplate } from '@axle/page-kit';
import type { MissingLetters } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../answers/latest.ts';
import type { PrintRequest, Prints } from './prints.ts';

/** A print before it is made: its template, its copies, and how it will look. */
export class PrintStore {
  template: PrintTemplate | undefined;
  copies = 1;
  reason = '';
  /** Records were printed before: a reason is wanted. */
  reasonWanted = false;
  private previewing = false;
  private running = false;
  refusal: Refusal | undefined = undefined;
  /** Texts with letters that cannot be printed. */
  missing: readonly MissingLetters[] = [];
  /** An address of the browser's own of the PDF that is shown. */
  shown: string | undefined = undefined;
  readonly templates: readonly PrintTemplate[];
  private readonly on: Pick<PrintRequest, 'page' | 'action' | 'ids'>;
  private readonly prints: Prints;
  private readonly latest = new Latest();

  constructor(page: string, action: PrintAction, ids: readonly number[], prints: Prints) {
    this.templates = action.prints;
    [this.template] = this.templates;
    this.on = { page, action: action.key, ids };
    this.prints = prints;
    makeAutoObservable<PrintStore, 'on' | 'prints' | 'latest'>(this, {
      template: observableRef,
      refusal: observableRef,
      missing: observableRef,
      templates: false,
      on: false,
      prints: false,
      latest: false,
    });
  }

  get busy(): boolean {
    return this.previewing || this.running;
  }

  choose(key: string): Promise<void> {
    this.template = this.templates.find(template => template.key === key);
    [this.reasonWanted, this.reason] = [false, ''];
    return this.preview();
  }

  setCopies(copies: number): void {
    this.copies = Math.min(200, Math.max(1, Math.trunc(copies) || 1));
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  /** Whether the print may be made now. */
  get ready(): boolean {
    return this.template !== undefined && !this.busy && (!this.reasonWanted || this.reason.trim() !== '');
  }

  /** Asks how the chosen template will look, and what cannot be printed. */
  async preview(): Promise<void> {
    const { template } = this;
    if (!template) return;
    [this.previewing, this.refusal, this.missing] = [true, undefined, []];
    await this.latest.ask(
      () => Promise.all([this.ask('preview', template), this.prints.check(this.request(template))]),
      ([reply, check]) =>
        runInAction(() => {
          this.previewing = false;
          if (check.ok) this.missing = check.value.missing;
          this.take(reply, template);
        }),
    );
  }

  /** The print; undefined where it was refused. */
  async run(): Promise<{ readonly name: string; readonly content: Blob } | undefined> {
    const { template } = this;
    if (!template || this.busy) return undefined;
    [this.running, this.refusal] = [true, undefined];
    const reply = await this.ask('run', template);
    runInAction(() => {
      this.running = false;
      this.take(reply, template);
    });
    return reply.ok && reply.value.kind === 'file' ? reply.value : undefined;
  }

  /** Gives the shown PDF up. */
  close(): void {
    this.latest.giveUp();
    this.forget();
  }

  private forget(): void {
    if (this.shown) URL.revokeObjectURL(this.shown);
    this.shown = undefined;
  }

  private show(content: Blob): void {
    this.forget();
    this.shown = URL.createObjectURL(new Blob([content], { type: 'application/pdf' }));
  }

  private ask(call: 'preview' | 'run', template: PrintTemplate) {
    return this.prints[call](this.request(template));
  }

  private request({ key }: PrintTemplate): PrintRequest {
    const reason = this.reason.trim();
    return { ...this.on, template: key, copies: this.copies, ...(reason === '' ? {} : { reason }) };
  }

  private take(reply: Awaited<ReturnType<Prints['run']>>, template: PrintTemplate): void {
    if (!reply.ok) this.refusal = reply.refusal;
    if (template !== this.template) return;
    if (!reply.ok) this.reasonWanted ||= reply.refusal.code === 'REPRINT_REASON';
    else if (reply.value.kind === 'file') this.show(reply.value.content);
  }
}
