import type { Result } from '@axle/kernel';
import type { AttachmentList } from '@axle/wire';
import type { CallOptions, CallRefusal, FileReply } from '../../gateways/main-client.ts';

/** The record that files hang on, under the page that shows it. */
export interface AttachedTo {
  readonly page: string;
  readonly id: number;
}

/** Files that hang on records. */
export abstract class Attachments {
  abstract list(record: AttachedTo): Promise<Result<AttachmentList, CallRefusal>>;
  abstract add(record: AttachedTo, file: File, options: Pick<CallOptions, 'onProgress' | 'signal'>): Promise<Result<unknown, CallRefusal>>;
  abstract file(record: AttachedTo, attachment: number): Promise<Result<FileReply, CallRefusal>>;
  /** Gives a file another name; its ending stays. */
  abstract rename(record: AttachedTo, attachment: number, name: string): Promise<Result<unknown, CallRefusal>>;
  abstract remove(record: AttachedTo, attachment: number): Promise<Result<unknown, CallRefusal>>;
}
