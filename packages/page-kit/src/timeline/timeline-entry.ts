import type { Mention } from '../comments/mentions.ts';
import type { FieldChange, HistoryEntry } from '../records/records.ts';

/** What kinds of things happen to a record. */
export const timelineKinds = ['edit', 'comment', 'file', 'print', 'approval', 'scan'] as const;

/** One of {@link timelineKinds}. */
export type TimelineKind = (typeof timelineKinds)[number];

/** The record itself was written: by hand, by an import, by a change of state. */
export interface EditEvent {
  readonly kind: 'edit';
  readonly action: HistoryEntry['action'];
  /** The record's version since then. */
  readonly version: number;
  /** Key of the transition that changed the state. */
  readonly transition?: string;
  /** Number of the change request that it applied. */
  readonly request?: string;
  /** The import that wrote it, or the reversal of one; its task where the reader may open it. */
  readonly import?: { readonly reverts: boolean; readonly task?: { readonly id: number; readonly file: string } };
  readonly changes: readonly FieldChange[];
}

/** Somebody said something about the record. */
export interface CommentEvent {
  readonly kind: 'comment';
  readonly id: number;
  /** Absent where its author took it back. */
  readonly text?: string;
  readonly mentions: readonly Mention[];
  /** What it said before, oldest first, and until when. */
  readonly former: readonly { readonly text: string; readonly until: string }[];
  /** Until when the reader may change it. */
  readonly changeableUntil?: string;
}

/** A file was hung on the record, or taken off it. */
export interface FileEvent {
  readonly kind: 'file';
  readonly what: 'added' | 'removed';
  readonly name: string;
  readonly bytes: number;
}

/** The record was printed. */
export interface PrintEvent {
  readonly kind: 'print';
  /** Key of the template. */
  readonly template: string;
  readonly version: number;
  readonly copies: number;
  /** Why it was printed again. */
  readonly reason?: string;
}

/** A change was asked for, or decided on. */
export interface ApprovalEvent {
  readonly kind: 'approval';
  /** `agreed`: somebody approved, and more must. */
  readonly what: 'asked' | 'auto' | 'agreed' | 'approved' | 'rejected' | 'withdrawn' | 'conflict';
  readonly request: string;
  readonly requestId: number;
  /** The approver in whose name a deputy decided. */
  readonly inNameOf?: number;
  /** What the decision said. */
  readonly comment?: string;
  readonly changes: readonly FieldChange[];
}

/** Somebody scanned the record where it stands. */
export interface ScanEvent {
  readonly kind: 'scan';
  /** Page of the station at which it was scanned. */
  readonly page: string;
  /** What the label said. */
  readonly code?: string;
}

/** One entry of a record's timeline. */
export type TimelineEntry = {
  /** Unlike that of any other entry of the record. */
  readonly key: string;
  readonly at: string;
  readonly by?: number;
} & (EditEvent | CommentEvent | FileEvent | PrintEvent | ApprovalEvent | ScanEvent);

/** Some entries of a timeline, newest first. */
export interface TimelinePage {
  readonly entries: readonly TimelineEntry[];
  /** Where the next page begins; absent behind the oldest entry. */
  readonly next?: string;
  /** The kinds that the reader may see. */
  readonly kinds: readonly TimelineKind[];
  readonly mayComment: boolean;
}
