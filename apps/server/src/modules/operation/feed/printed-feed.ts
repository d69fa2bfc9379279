import { type FeedRow, printFeed } from '@axle/operation';
import type { FeedPlan, PlannedRow } from './feed-plan.ts';

/** The kinds of feeds that are built from listings. */
export type BuiltKind = 'full' | 'delta' | 'inventory';

/** A listing whose row is in a feed, and what the platform has of it then. */
export interface FedRow extends PlannedRow {
  readonly sent: readonly string[];
}

/** What goes into a feed of a kind, and its text. */
export interface PrintedFeed {
  readonly rows: readonly FedRow[];
  readonly added: number;
  readonly changed: number;
  readonly removed: FeedPlan['remove'];
  readonly content: string;
}

/** A row as it is taken away: it stands there once more, with none to sell. */
const emptied = ({ columns }: FeedPlan, { cells }: FeedRow): readonly string[] =>
  columns.map(({ field }, at) => (field === 'qty' ? '0' : (cells[at] ?? '')));

/**
 * [O3a] Prints a feed: all rows, those that changed, or of stock and prices those that the platform has already and that differ in a column
 * of such feeds.
 */
export function printedFeed(plan: FeedPlan, kind: BuiltKind, cellsBefore: ReadonlyMap<string, readonly string[]>): PrintedFeed {
  const { columns, add, change, same, remove } = plan;
  const text = (rows: readonly (readonly string[])[], places = columns.map((_column, at) => at)) =>
    printFeed(
      places.map(at => columns[at]!),
      rows.map(cells => places.map(at => cells[at] ?? '')),
    );
  if (kind === 'inventory') {
    const places = columns.flatMap(({ inInventory }, at) => (inInventory ? [at] : []));
    const rows = change.filter(({ key, cells }) => places.some(at => cells[at] !== cellsBefore.get(key)?.[at]));
    const content = text(
      rows.map(({ cells }) => cells),
      places,
    );
    // of other columns such a feed says nothing: the platform has them as before
    const taken = (row: PlannedRow) => row.cells.map((cell, at) => (places.includes(at) ? cell : (cellsBefore.get(row.key)?.[at] ?? '')));
    return { rows: rows.map(row => ({ ...row, sent: taken(row) })), added: 0, changed: rows.length, removed: [], content };
  }
  const rows = kind === 'full' ? [...add, ...change, ...same] : [...add, ...change];
  const gone = remove.map(row => emptied(plan, row));
  const content = text([...rows.map(({ cells }) => cells), ...gone]);
  const fed = rows.map(row => ({ ...row, sent: row.cells }));
  return { rows: fed, added: add.length, changed: change.length, removed: remove, content };
}
