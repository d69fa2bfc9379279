import type { ViewAudience } from './list-view.ts';

/** What an export template keeps: columns in the order of the file, and the kind of file. */
export interface ExportChoice {
  readonly columns: readonly string[];
  readonly format: 'xlsx' | 'csv';
}

/** An export's columns under a name, as one person gets it: without columns that may not be read. */
export interface ExportTemplate extends ExportChoice {
  readonly id: number;
  readonly name: string;
  readonly audience: ViewAudience;
  /** The reader's own; others may be used and saved under another name, not changed. */
  readonly own: boolean;
  readonly version: number;
}
