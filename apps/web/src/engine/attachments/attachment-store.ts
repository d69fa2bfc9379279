import { type Refusal, text } from '@axle/kernel';
import { uploadLimits } from '@axle/tasks';
import type { Attachment } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../answers/latest.ts';
import type { AttachedTo, Attachments } from './attachments.ts';

/** A file on its way, or one that was not taken. */
export interface SentFile {
  readonly id: number;
  readonly name: string;
  /** Share sent, 0 to 1. */
  readonly sent: number;
  readonly refusal?: Refusal;
}

/** What is looked at in place: a picture or a PDF by an address of the browser's own. */
export interface Preview {
  readonly attachment: Attachment;
  readonly address: string;
}

const tooLarge: Refusal = {
  code: 'FILE_TOO_LARGE',
  message: text(
    `文件超过${uploadLimits.attachmentBytes / 1024 / 1024} MB`,
    `The file is larger than ${uploadLimits.attachmentBytes / 1024 / 1024} MB`,
  ),
};

/** Kinds of files that can be looked at in place. */
export const isShown = ({ mediaType }: Attachment): boolean => mediaType.startsWith('image/') || mediaType === 'application/pdf';

/** The files of one record. */
export class AttachmentStore {
  rows: readonly Attachment[] | undefined = undefined;
  mayAdd = false;
  sending: readonly SentFile[] = [];
  refusal: Refusal | undefined = undefined;
  preview: Preview | undefined = undefined;
  private readonly record: AttachedTo;
  private readonly attachments: Attachments;
  private readonly stops = new Map<number, AbortController>();
  private count = 0;
  private readonly latestRows = new Latest();
  private readonly latestContent = new Latest();

  constructor(record: AttachedTo, attachments: Attachments) {
    this.record = record;
    this.attachments = attachments;
    makeAutoObservable<AttachmentStore, 'record' | 'attachments' | 'stops' | 'count' | 'latestRows' | 'latestContent'>(this, {
      rows: observableRef,
      sending: observableRef,
      refusal: observableRef,
      preview: observableRef,
      record: false,
      attachments: false,
      stops: false,
      count: false,
      latestRows: false,
      latestContent: false,
    });
  }

  async load(): Promise<void> {
    await this.latestRows.ask(
      () => this.attachments.list(this.record),
      reply =>
        runInAction(() => {
          if (reply.ok) [this.rows, this.mayAdd, this.refusal] = [reply.value.rows, reply.value.mayAdd, undefined];
          else this.refusal = reply.refusal;
        }),
    );
  }

  /** Sends files one after the other; those that are too large are refused before they are sent. */
  async add(files: readonly File[]): Promise<void> {
    const waiting = files.map(file => ({ file, id: ++this.count }));
    this.sending = [
      ...this.sending,
      ...waiting.map(({ file, id }) => ({
        id,
        name: file.name,
        sent: 0,
        ...(file.size > uploadLimits.attachmentBytes ? { refusal: tooLarge } : {}),
      })),
    ];
    for (const { file, id } of waiting) if (this.sending.some(sent => sent.id === id && !sent.refusal)) await this.send(id, file);
  }

  /** Stops a file on its way, or forgets one that was not taken. */
  drop(id: number): void {
    this.stops.get(id)?.abort();
    this.sending = this.sending.filter(sent => sent.id !== id);
  }

  async rename({ id }: Attachment, name: string): Promise<void> {
    await this.change(this.attachments.rename(this.record, id, name));
  }

  async remove({ id }: Attachment): Promise<void> {
    if (this.preview?.attachment.id === id) this.closePreview();
    await this.change(this.attachments.remove(this.record, id));
  }

  /** The bytes of a file; undefined where it was refused. */
  async fetch({ id }: Attachment): Promise<Blob | undefined> {
    const reply = await this.attachments.file(this.record, id);
    runInAction(() => (this.refusal = reply.ok ? undefined : reply.refusal));
    return reply.ok && reply.value.kind === 'file' ? reply.value.content : undefined;
  }

  async open(attachment: Attachment): Promise<void> {
    await this.latestContent.ask(
      () => this.fetch(attachment),
      content =>
        runInAction(() => {
          if (!content) return;
          this.closePreview();
          this.preview = { attachment, address: URL.createObjectURL(new Blob([content], { type: attachment.mediaType })) };
        }),
    );
  }

  closePreview(): void {
    this.latestContent.giveUp();
    if (this.preview) URL.revokeObjectURL(this.preview.address);
    this.preview = undefined;
  }

  /** Stops what is on its way; the record is not looked at any more. */
  close(): void {
    for (const stop of this.stops.values()) stop.abort();
    this.latestRows.giveUp();
    this.closePreview();
  }

  private async send(id: number, file: File): Promise<void> {
    const stop = new AbortController();
    this.stops.set(id, stop);
    const note = (change: Partial<SentFile>) =>
      runInAction(() => {
        this.sending = this.sending.map(sent => (sent.id === id ? { ...sent, ...change } : sent));
      });
    const reply = await this.attachments.add(this.record, file, { signal: stop.signal, onProgress: sent => note({ sent }) });
    this.stops.delete(id);
    if (!reply.ok) return note({ refusal: reply.refusal });
    runInAction(() => (this.sending = this.sending.filter(sent => sent.id !== id)));
    await this.load();
  }

  private async change(changed: ReturnType<Attachments['remove']>): Promise<void> {
    const reply = await changed;
    if (reply.ok) await this.load();
    else runInAction(() => (this.refusal = reply.refusal));
  }
}
