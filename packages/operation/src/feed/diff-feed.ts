/** A row of a feed: its key and what is printed of it, cell by cell. */
export interface FeedRow {
  readonly key: string;
  readonly cells: readonly string[];
}

/** What a feed has to say since the last one. */
export interface FeedDifference<Last extends FeedRow = FeedRow, Now extends FeedRow = FeedRow> {
  readonly add: readonly Now[];
  readonly change: readonly Now[];
  /** Rows that were there and are not any more, as they were printed last. */
  readonly remove: readonly Last[];
}

const isPrintedAlike = (one: FeedRow, other: FeedRow): boolean =>
  one.cells.length === other.cells.length && one.cells.every((cell, at) => cell === other.cells[at]);

/** [O3a] What came, changed and went between two feeds, by key; a cell is compared as it is printed (operation.md, O3). */
export function diffFeed<Last extends FeedRow, Now extends FeedRow>(last: readonly Last[], now: readonly Now[]): FeedDifference<Last, Now> {
  const before = new Map(last.map(row => [row.key, row]));
  const keys = new Set(now.map(({ key }) => key));
  return {
    add: now.filter(({ key }) => !before.has(key)),
    change: now.filter(row => before.has(row.key) && !isPrintedAlike(before.get(row.key)!, row)),
    remove: last.filter(({ key }) => !keys.has(key)),
  };
}

/** [O3a] A feed after what a difference says of it. */
export function applyFeed(last: readonly FeedRow[], { add, change, remove }: FeedDifference): readonly FeedRow[] {
  const gone = new Set(remove.map(({ key }) => key));
  const changed = new Map(change.map(row => [row.key, row]));
  return [...last.filter(({ key }) => !gone.has(key)).map(row => changed.get(row.key) ?? row), ...add];
}
