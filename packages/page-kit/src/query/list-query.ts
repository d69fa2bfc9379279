import type { Filter } from './filter.ts';

/** One column of the order. Empty values count as greater than any value. */
export interface Sort<Name extends string = string> {
  readonly field: Name;
  readonly descending?: boolean;
}

/** What part of a resource is asked for. */
export interface ListQuery {
  readonly filters: readonly Filter[];
  /** The order; the record id is always the last, hidden key, so that it is total. */
  readonly sort: readonly Sort[];
  /** Rows wanted, 1 to {@link mostRowsPerPage}. */
  readonly limit: number;
  /** Cursor of a former page: rows after it. Wins over `offset`. */
  readonly after?: string;
  /** Rows to pass over when there is no cursor (a jump of the scroll bar). */
  readonly offset?: number;
}

/** Most rows that one list call answers. */
export const mostRowsPerPage = 500;

/** A new value of a field that waits for a second person; the record itself holds the old one. */
export interface WaitingField {
  readonly field: string;
  /** Absent where the field would become empty. */
  readonly after?: unknown;
  /** Id and number of the request. */
  readonly request: number;
  readonly requestNo: string;
  /** Who asked for it, and when. */
  readonly by: number;
  readonly at: string;
}

/** One record as it travels: field keys to values; empty fields are absent, read-blocked fields too. */
export interface RecordRow {
  readonly id: number;
  readonly version: number;
  /** Fields whose new value waits for a second person; in replies about one record. */
  readonly waitingFields?: readonly WaitingField[];
  readonly [field: string]: unknown;
}

/** The rows of one page, and the cursor that continues behind its last row; no cursor at the end. */
export interface ListPage {
  readonly rows: readonly RecordRow[];
  readonly next?: string;
}

/** How many rows match. `exact` is false where counting was cut short at `total`. */
export interface CountReply {
  readonly total: number;
  readonly exact: boolean;
}
