import type { Tone } from '@axle/page-kit';
import type { ReactNode } from 'react';

/** A cell of a matrix. */
export interface MatrixCell {
  /** What it says: the end of its name, and shown where nothing else is. */
  readonly words: string;
  /** What is drawn in its place; it has nothing of its own to press. */
  readonly shown?: ReactNode;
  readonly title?: string;
  readonly tone?: Tone;
  /** The list behind it. */
  readonly to?: string | undefined;
  /** It is chosen by pressing it. */
  readonly choice?: { readonly chosen: boolean; readonly press: () => void };
}

/** What a row, a column or a group of columns is of. */
export interface MatrixHead {
  /** By which its cells are named. */
  readonly name: string;
  /** Drawn in place of the name. */
  readonly shown?: ReactNode;
  /** A second, quieter line. */
  readonly under?: string;
  /** A link beside it. */
  readonly link?: { readonly words: string; readonly to: string } | undefined;
  /** What pressing it does, such as choosing all its cells. */
  readonly action?: { readonly title: string; readonly press: () => void };
}

/** A row of a matrix; what else it holds is for its columns. */
export interface MatrixRow extends MatrixHead {
  readonly key: string | number;
}

/** A column of a matrix. It is asked for its cell while the row is drawn, so that what it reads of stores draws the row again. */
export interface MatrixColumn<Row extends MatrixRow> extends MatrixHead {
  readonly key: string | number;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => MatrixCell | undefined;
  readonly sum?: MatrixCell | undefined;
}

/** Columns that belong together: below one head, where they have one. */
export interface MatrixGroup<Row extends MatrixRow> {
  readonly key: string | number;
  readonly head?: MatrixHead;
  readonly columns: readonly MatrixColumn<Row>[];
  /** It holds what the other columns add up to. */
  readonly isSum?: boolean;
}

/** The row of sums: below the heads, or at the foot. */
export interface MatrixSums extends MatrixHead {
  readonly at: 'head' | 'foot';
}
