import type { Result } from '@axle/kernel';
import type { CountReply, Filter, Resource } from '@axle/page-kit';
import type { ListLayout, ListViews as StoredViews, StoredQuery, ViewAudience } from '@axle/wire';

/** A view as it is sent to be kept; with an id in place of what was kept. */
export interface ViewToSave {
  readonly id?: number;
  readonly version?: number;
  readonly name: string;
  readonly audience: ViewAudience;
  readonly query: StoredQuery;
  readonly layout?: ListLayout;
}

/** A kept view and its version. */
export interface ViewTarget {
  readonly id: number;
  readonly version: number;
}

/** Saved views of lists, kept on the server. */
export abstract class ListViews {
  abstract load(page: string): Promise<Result<StoredViews>>;
  abstract save(page: string, view: ViewToSave): Promise<Result<ViewTarget>>;
  abstract remove(page: string, target: ViewTarget): Promise<Result<unknown>>;
  /** The reader's own order of the views. */
  abstract order(page: string, order: readonly number[]): Promise<Result<unknown>>;
  /** With which view the page opens for the reader, or for the people of a role; none without an id. */
  abstract setFirst(page: string, id: number | undefined, role?: string): Promise<Result<unknown>>;
  /** How many rows match each of several questions, all in one call and cut short; no total for one that cannot be counted. */
  abstract counts(resource: Resource, page: string, of: readonly (readonly Filter[])[]): Promise<Result<readonly Partial<CountReply>[]>>;
}
