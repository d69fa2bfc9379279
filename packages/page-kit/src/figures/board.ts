import type { Text } from '@axle/kernel';

/** What a tab shows in place of rows: figures that one function of the server counts over the rows that the filters let through. */
export interface Board {
  /** Name of the server's function, registered as `<page>.<figures>`. */
  readonly figures: string;
  /** Fields that the figures tell of. Whoever may not read one of them gets none. */
  readonly reads: readonly string[];
  readonly tiles: readonly Tile[];
}

/** One part of a board. */
export type Tile = NumberTile | BarsTile | LinesTile | TableTile | MatrixTile | StacksTile | FunnelTile | LedgerTile;

/** What the parts of a board have in common. */
export interface TileCommon {
  /** Names the part's data in the server's reply. */
  readonly key: string;
  readonly title: Text;
  readonly help?: Text;
  /** Columns of the board's twelve. Each kind has a default. */
  readonly span?: number;
  readonly unit?: Unit;
  /** Where a figure's rows are seen. */
  readonly drill?: Drill;
}

/** What a number is: a count, seconds, hundredths of a whole, hundredths more or less than before, or a mean. */
export type Unit = 'count' | 'seconds' | 'percent' | 'change' | 'mean';

/** One number, held against an earlier one. */
export interface NumberTile extends TileCommon {
  readonly kind: 'number';
}

/** Numbers side by side as bars. */
export interface BarsTile extends TileCommon {
  readonly kind: 'bars';
}

/** A number over time as a line. */
export interface LinesTile extends TileCommon {
  readonly kind: 'lines';
}

/** Things and their numbers. */
export interface TableTile extends TileCommon {
  readonly kind: 'table';
  readonly columns: readonly { readonly key: string; readonly title: Text; readonly unit?: Unit }[];
}

/** One number for each pair of a row and a column; head and first column stay in sight. */
export interface MatrixTile extends TileCommon {
  readonly kind: 'matrix';
  readonly rowTitle: Text;
  readonly columnTitle: Text;
  /** Greater numbers stand on darker ground. */
  readonly shaded: boolean;
  /** The sum of each row and column, and of all, stands at the end: a report. Only for numbers that can be added up. */
  readonly totals?: boolean;
  /** What a second, smaller number below that of each pair tells; the figure has them as `under`. */
  readonly under?: Text;
}

/** A bar for each row, as long as its sum, in the parts that its columns are: the same figure as a matrix. Later columns are darker. */
export interface StacksTile extends TileCommon {
  readonly kind: 'stacks';
}

/** How many came as far as each of several steps. The reader chooses the steps among those that the server offers. */
export interface FunnelTile extends TileCommon {
  readonly kind: 'funnel';
  /** Most steps. */
  readonly most: number;
}

/** What went in and out, line by line with the balance after it; an account for each currency or unit, from its opening to its closing balance. */
export interface LedgerTile extends TileCommon {
  readonly kind: 'ledger';
}

/** A tab of the same page, and the filters that single out what a number counts: by the key of its row, of its column. */
export interface Drill {
  /** The tab in view unless given. */
  readonly tab?: string;
  readonly row?: DrillFilter;
  readonly column?: DrillFilter;
}

/** A filter whose value is the key of a row or column; `in` takes what is among the values of a field that holds several, `day` the whole of a day, `hour` that which begins at the key, `record` the id of another record, `number` a number. */
export interface DrillFilter {
  readonly field: string;
  readonly op: 'eq' | 'in' | 'startsWith' | 'day' | 'hour' | 'record' | 'number';
}
