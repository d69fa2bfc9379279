import type { Page, Resource } from '@axle/page-kit';
import type { PageRecords } from '../records/records-of.ts';
import type { ListLayouts } from './list-layouts.ts';

/** What a list asks of the reader's session. */
export interface ListReader {
  readonly userId: number | undefined;
  readonly isSuper: boolean;
  /** Whether the user holds a permission code. */
  can(code: string): boolean;
  fieldAccess(page: string, field: string): { readonly shown: boolean; readonly read: boolean; readonly write: boolean };
}

/** The parts that a list needs. */
export interface ListParts {
  readonly page: Page;
  readonly resource: Resource;
  readonly records: PageRecords;
  readonly layouts: ListLayouts;
  readonly reader: ListReader;
  readonly now: () => Date;
}
