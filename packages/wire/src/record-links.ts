import type { HomeFilter, Said } from './home.ts';

/** Records of a page that speak of one record, and the conditions by which they are listed there. */
export interface RecordLinkReply {
  readonly section: string;
  readonly page: string;
  readonly title: Said;
  /** The tab that shows them, and what its list is asked for beside that. */
  readonly tab?: string;
  readonly filters: readonly HomeFilter[];
  /** How many there are, one above {@link RecordLinksReply.most} where there are more; absent where counting took too long. */
  readonly count?: number;
}

/** A document that came before or after another one. */
export interface FlowDocument {
  readonly section: string;
  readonly page: string;
  readonly id: number;
  /** What kind of document it is. */
  readonly title: Said;
  readonly no: string;
  readonly state?: Said;
  readonly tone?: string;
  /** When it was made. */
  readonly at?: string;
}

/** What speaks of a record, as far as its reader may list it. */
export interface RecordLinksReply {
  /** Records up to which a link is counted. */
  readonly most: number;
  /** Files that hang on the record. */
  readonly files: number;
  readonly links: readonly RecordLinkReply[];
  /** The documents that it came from and those that came from it, nearest first. */
  readonly before: readonly FlowDocument[];
  readonly after: readonly FlowDocument[];
}
