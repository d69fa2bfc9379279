import type { ListLayout } from './list-layout.ts';

/** Who sees a saved view: its owner, the organisation in which it was saved, or everybody who may open the page. */
export type ViewAudience = 'private' | 'team' | 'public';

/** What a saved view asks a list for: dates may be relative; what no longer fits the page is ignored when it is opened. */
export interface StoredQuery {
  readonly tab?: string;
  readonly search?: string;
  readonly filters: readonly { readonly field: string; readonly op: string; readonly value?: unknown; readonly also?: readonly string[] }[];
  readonly sort: readonly { readonly field: string; readonly descending?: boolean }[];
}

/** Filters, order and columns of a list under a name, as one person gets them. */
export interface ListView {
  readonly id: number;
  readonly name: string;
  readonly audience: ViewAudience;
  /** The reader's own; others may be opened and saved under another name, not changed. */
  readonly own: boolean;
  readonly version: number;
  readonly query: StoredQuery;
  readonly layout?: ListLayout;
  /** Fields of its filters and order that the reader may not read; these are left out of `query`. */
  readonly blocked: readonly string[];
}

/** The saved views of a page in the reader's order. */
export interface ListViews {
  readonly views: readonly ListView[];
  /** The view with which the page opens for the reader: the own choice, else that of a role. */
  readonly first?: number;
  /** Roles that may be given a first view; only for those who may choose for them. */
  readonly roles?: readonly { readonly code: string; readonly nameZh: string; readonly nameEn: string; readonly first?: number }[];
}
