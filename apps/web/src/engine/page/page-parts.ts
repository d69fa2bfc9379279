import type { Text } from '@axle/kernel';
import type { Page, Resource } from '@axle/page-kit';
import type { PageActions } from '../actions/page-actions.ts';
import type { BulkActions } from '../bulk/bulk-actions.ts';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { ImportTask, TaskCenter } from '../import-export/task-center.ts';
import type { ListLayouts } from '../list/list-layouts.ts';
import type { ListReader } from '../list/list-parts.ts';
import type { ListViews } from '../list/list-views.ts';
import type { RecordsOf } from '../records/records-of.ts';

/** What a page stands on. */
export interface PageParts {
  readonly section: string;
  readonly page: Page;
  readonly resource: Resource;
  readonly recordsOf: RecordsOf;
  readonly layouts: ListLayouts;
  readonly views: ListViews;
  readonly center: TaskCenter;
  readonly actions: PageActions;
  readonly bulk: BulkActions;
  readonly reader: ListReader;
  readonly keeper: DraftKeeper;
  /** A fresh UUID. */
  readonly newId: () => string;
  readonly now: () => Date;
  /** Called when an import ends while its dialog is closed. */
  readonly importEnded: (page: Text, task: ImportTask) => void;
}
