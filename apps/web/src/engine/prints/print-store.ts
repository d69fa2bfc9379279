import type { Refusal } from '@axle/kernel';
import type { CustomAction, PrintTemplate } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PrintRequest, Prints } from './prints.ts';

/** A print before it is made: its template, its copies, and how it will look. */
export class PrintStore {
  template: PrintTemplate | undefined;
  copies = 1;
  reason = '';
  /** Records were printed before: a reason is wanted. */
  reasonWanted = false;
  busy = false;
  refusal: Refusal | undefined = undefined;
  /** An address of the browser's own of the PDF that is shown. */
  shown: string | undefined = undefined;
  readonly templates: readonly PrintTemplate[];
  private readonly on: Pick<PrintRequest, 'page' | 'action' | 'ids'>;
  private readonly prints: Prints;

  constructor(page: string, action: CustomAction, ids: readonly number[], prints: Prints) {
    this.templates = action.prints ?? [];
    [this.template] = this.templates;
    this.on = { page, action: action.key, ids };
    this.prints = prints;
    makeAutoObservable<PrintStore, 'on' | 'prints'>(this, {
      template: observableRef,
      refusal: observableRef,
      templates: false,
      on: false,
      prints: false,
    });
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

  async preview(): Promise<void> {
    const reply = await this.ask('preview');
    if (reply) this.show(reply.content);
  }

  /** The print; undefined where it was refused. */
  async run(): Promise<{ readonly name: string; readonly content: Blob } | undefined> {
    const reply = await this.ask('run');
    if (reply) this.show(reply.content);
    return reply;
  }

  /** Gives the shown PDF up. */
  close(): void {
    if (this.shown) URL.revokeObjectURL(this.shown);
    this.shown = undefined;
  }

  private show(content: Blob): void {
    this.close();
    this.shown = URL.createObjectURL(new Blob([content], { type: 'application/pdf' }));
  }

  private async ask(call: 'preview' | 'run') {
    const { template, copies, on } = this;
    if (!template || this.busy) return undefined;
    [this.busy, this.refusal] = [true, undefined];
    const reason = this.reason.trim();
    const reply = await this.prints[call]({ ...on, template: template.key, copies, ...(reason === '' ? {} : { reason }) });
    runInAction(() => {
      this.busy = false;
      if (reply.ok) return;
      this.refusal = reply.refusal;
      this.reasonWanted ||= reply.refusal.code === 'REPRINT_REASON';
    });
    return reply.ok && reply.value.kind === 'file' ? reply.value : undefined;
  }
}
