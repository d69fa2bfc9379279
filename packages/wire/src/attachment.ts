/** A file that hangs on a record. Keys are snake_case on the wire. */
export interface Attachment {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: string;
  /** User who added it, and when. */
  readonly by: number;
  readonly at: string;
  /** Whether the reader may rename and remove it. */
  readonly mayChange: boolean;
}

/** The files of a record, oldest first, and whether the reader may add one. */
export interface AttachmentList {
  readonly rows: readonly Attachment[];
  readonly mayAdd: boolean;
}
