import type { Line, LinesField } from '@axle/page-kit';

/** A cell: a line and a column among those in sight. */
export interface LinePlace {
  readonly row: number;
  readonly column: number;
}

/** What a grid of lines stands on. */
export interface LinesGridParts {
  readonly field: LinesField;
  /** Columns in sight. */
  readonly columns: readonly string[];
  readonly lines: () => readonly Line[];
  readonly put: (lines: readonly Line[]) => void;
  readonly mayWrite: (column: string) => boolean;
  /** Whether anything may be changed now. */
  readonly open: () => boolean;
}
