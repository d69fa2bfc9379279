import type { Text } from '@axle/kernel';
import type { Filter } from '../query/filter.ts';

/** What a tab shows in place of rows: figures that one function of the server counts over the rows that the filters let through. */
export interface Board<Name extends string = string> {
  /** Name of the server's function, registered as `<page>.<figures>`. */
  readonly figures: string;
  /** Fields that the figures reveal. Users who may not read one of them get no figures. */
  readonly reads: readonly Name[];
  /** What the figures go by where the filters say nothing of these fields; whoever opens the rows behind a figure gets it as filters. */
  readonly usual?: readonly (Filter & { readonly field: Name })[];
  readonly tiles: readonly Tile<Name>[];
}

/** One part of a board. */
export type Tile<Name extends string = string> =
  | NumberTile<Name>
  | BarsTile<Name>
  | LinesTile<Name>
  | TableTile<Name>
  | MatrixTile<Name>
  | StacksTile<Name>
  | FunnelTile<Name>
  | LedgerTile<Name>;

/** What the parts of a board have in common. */
export interface TileCommon<Name extends string = string> {
  /** Names the part's data in the server's reply. */
  readonly key: string;
  readonly title: Text;
  readonly help?: Text;
  /** Columns of the board's twelve. Each kind has a default. */
  readonly span?: number;
  readonly unit?: Unit;
  /** Where a figure's rows are seen. */
  readonly drill?: Drill<Name>;
}

/** What a number is: a count, seconds, hundredths of a whole, hundredths more or less than before, or a mean. */
export type Unit = 'count' | 'seconds' | 'percent' | 'change' | 'mean';

/** One number, held against an earlier one. */
export interface NumberTile<Name extends string = string> extends TileCommon<Name> {
  readonly kind: 'number';
}

/** Numbers side by side as bars. */
export interface BarsTile<Name extends string = string> extends TileCommon<Name> {
  readonly kind: 'bars';
}

/** A number over time as a line. */
export interface LinesTile<Name extends string = string> extends TileCommon<Name> {
  readonly kind: 'lines';
  /** What the number should come to, drawn across. */
  readonly target?: number;
}

/** Things and their numbers. */
export interface TableTile<Name extends string = string> extends TileCommon<Name> {
  readonly kind: 'table';
  readonly columns: readonly { readonly key: string; readonly title: Text; readonly unit?: Unit }[];
}

/** One number for each pair of a row and a column; head and first column stay in sight. */
export interface MatrixTile<Name extends string = string> extends TileCommon<Name> {
  readonly kind: 'matrix';
  readonly rowTitle: Text;
  readonly columnTitle: Text;
  /** Greater numbers stand on darker ground. */
  readonly shaded: boolean;
  /** The sum of each row and column, and of all, stands at the end: a report. Only for numbers that can be added up. */
  readonly totals?: boolean;
  /** Meaning of the second, smaller number below that of each pair; the figure has these numbers as `under`. */
  readonly under?: Text;
}

/** A bar for each row, as long as its sum, in the parts that its columns are: the same figure as a matrix. Later columns are darker. */
export interface StacksTile<Name extends string = string> extends TileCommon<Name> {
  readonly kind: 'stacks';
}

/** How many came as far as each of several steps. The reader chooses the steps among those that the server offers. */
export interface FunnelTile<Name extends string = string> extends TileCommon<Name> {
  readonly kind: 'funnel';
  /** Most steps. */
  readonly most: number;
}

/**
 * What went in and out, line by line with the balance after it; an account for each currency or unit, from its opening to its closing
 * balance.
 */
export interface LedgerTile<Name extends string = string> extends TileCommon<Name> {
  readonly kind: 'ledger';
}

/** A tab of the same page, and the filters that single out what a number counts: by the key of its row, of its column. */
export interface Drill<Name extends string = string> {
  /** The tab in view unless given. */
  readonly tab?: string;
  readonly row?: DrillFilter<Name>;
  readonly column?: DrillFilter<Name>;
  /** The list of another page instead, for readers who may open it. */
  readonly beyond?: DrillBeyond;
}

/** The list of another page that has the single facts behind a number; filters by another field leave the reader in the tab. */
export interface DrillBeyond {
  readonly section: string;
  readonly page: string;
  readonly row?: DrillFilter;
  readonly column?: DrillFilter;
  /** Fields of this page by which the other one filters too. */
  readonly carried: readonly string[];
}

/**
 * A filter whose value is the key of a row or column; `in` takes what is among the values of a field that holds several, `day` the whole of
 * a day, `hour` that which begins at the key, `record` the id of another record, `number` a number.
 */
export interface DrillFilter<Name extends string = string> {
  readonly field: Name;
  readonly op: 'eq' | 'in' | 'startsWith' | 'day' | 'hour' | 'record' | 'number';
}
