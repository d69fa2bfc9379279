import type { Result } from '@axle/kernel';
import type { RecordRow, Resource, TimelineKind, TimelinePage } from '@axle/page-kit';
import type { CallRefusal } from '../../gateways/main-client.ts';

/** The record whose timeline is looked at, under the page that shows it. */
export interface TimelineOf {
  readonly page: string;
  readonly id: number;
}

/** What somebody says about a record, and whom they picked in it. */
export interface SaidComment {
  readonly text: string;
  readonly mentions: readonly number[];
}

/** A saved comment, and the mentioned users who may not open the record and so were not notified. */
export interface KeptComment {
  readonly id: number;
  readonly unnotified: readonly number[];
}

/** What happened to records, and what people say about them. */
export abstract class Timelines {
  /** Entries of some kinds, of all where none is named, newest first; `after` is where the page before ended. */
  abstract page(
    record: TimelineOf,
    ask: { readonly kinds: readonly TimelineKind[]; readonly after?: string },
  ): Promise<Result<TimelinePage, CallRefusal>>;
  /** The record as it stood at one of its versions. */
  abstract version(resource: Resource, record: TimelineOf, version: number): Promise<Result<RecordRow, CallRefusal>>;
  /** Says something; said twice by the same key it stands once. */
  abstract add(record: TimelineOf, said: SaidComment, key: string): Promise<Result<KeptComment, CallRefusal>>;
  abstract change(record: TimelineOf, comment: number, said: SaidComment): Promise<Result<KeptComment, CallRefusal>>;
  abstract remove(record: TimelineOf, comment: number): Promise<Result<unknown, CallRefusal>>;
}
