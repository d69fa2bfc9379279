import type { Page, RecordRow } from '@axle/page-kit';

/** What every bespoke view is given. */
export interface ViewProps {
  readonly section: string;
  /** The page that it draws. */
  readonly page: Page;
  /** Whether the page is in sight; hidden pages stay as they are and ask nothing. */
  readonly active: boolean;
  /** The record that it is a part of. */
  readonly row?: RecordRow;
}
