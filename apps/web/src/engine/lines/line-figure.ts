import type { Text } from '@axle/kernel';
import type { Line } from '@axle/page-kit';

/** What a figure says of a line. */
export interface FigureSaid {
  readonly words: Text;
  /** Stands out as one that needs somebody. */
  readonly alarms?: boolean;
  /** Tooltip of the figure. */
  readonly why?: Text;
}

/** A column of a grid of lines that is worked out as lines are typed, and never stored: nobody can go there or paste into it. */
export interface LineFigure {
  /** Replaces the column of this name, where the lines have one. */
  readonly key: string;
  /** The column that it stands behind. */
  readonly behind: string;
  readonly label: Text;
  /** In pixels. */
  readonly width: number;
  readonly align: 'left' | 'right';
  of(line: Line): FigureSaid | undefined;
}

/** A column in sight: one of the lines by its place among those that can be gone to, or a figure. */
export type GridColumn = { readonly name: string; readonly place: number } | { readonly figure: LineFigure };

/** All columns in sight, each with the figures behind it. */
export const gridColumns = (columns: readonly string[], figures: readonly LineFigure[]): readonly GridColumn[] =>
  columns.flatMap((name, place): readonly GridColumn[] => [
    { name, place },
    ...figures.filter(({ behind }) => behind === name).map(figure => ({ figure })),
  ]);
