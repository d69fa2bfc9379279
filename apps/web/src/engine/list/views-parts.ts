import type { Resource } from '@axle/page-kit';
import type { ListReader } from './list-parts.ts';
import type { ListStore } from './list-store.ts';
import type { ListViews } from './list-views.ts';

/** What the views of a list stand on. */
export interface ViewsParts {
  readonly list: ListStore;
  readonly resource: Resource;
  readonly views: ListViews;
  readonly reader: ListReader;
  readonly now: () => Date;
}
