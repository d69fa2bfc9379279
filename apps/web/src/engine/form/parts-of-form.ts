import type { LocalDate } from '@axle/kernel';
import type { Page, Resource } from '@axle/page-kit';
import type { PageRecords } from '../records/records-of.ts';

/** The parts that a form needs. */
export interface FormParts {
  readonly page: Page;
  readonly resource: Resource;
  readonly records: PageRecords;
  readonly today: () => LocalDate;
  /** A fresh UUID. */
  readonly newId: () => string;
  readonly access: (field: string) => { readonly shown: boolean; readonly write: boolean };
}
