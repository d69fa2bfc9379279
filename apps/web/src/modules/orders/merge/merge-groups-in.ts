import { type Decimal, sum } from '@axle/kernel';
import { type Line, linesIn, type RecordValues } from '@axle/page-kit';

/** A group of orders as it came: what they have in common, and its rows. */
export interface ShownGroup {
  readonly no: number;
  readonly head: Line;
  readonly rows: readonly Line[];
}

/** An order as the reader sees it. */
export interface SeenOrder {
  readonly order: number;
  readonly version: number;
}

/** The groups of a reply, each with its orders. */
export function groupsIn(values: RecordValues): readonly ShownGroup[] {
  const rows = Map.groupBy(linesIn(values, 'rows'), ({ no }) => Number(no));
  return linesIn(values, 'groups').map(head => ({ no: Number(head['no']), head, rows: rows.get(Number(head['no'])) ?? [] }));
}

/** The orders of a group that are merged: the ticked ones where at least two are, else all of them. */
export function chosenOf({ rows }: ShownGroup, ticked: ReadonlySet<number>): readonly SeenOrder[] {
  const own = rows.filter(({ order }) => ticked.has(Number(order)));
  return (own.length >= 2 ? own : rows).map(({ order, version }) => ({ order: Number(order), version: Number(version) }));
}

/** What groups save together, in US dollars. */
export const savingOf = (groups: readonly ShownGroup[]): Decimal =>
  sum(groups.flatMap(({ head }) => (head['saving'] === undefined ? [] : [head['saving'] as Decimal])));
