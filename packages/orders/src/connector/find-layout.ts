import type { OrderPlatform } from '../intake/platform-order.ts';
import { type OrderLayoutKey, orderLayouts } from './order-layouts.ts';
import type { OrderLayout } from './order-layout.ts';

/** A heading as it is compared: without case, and without what surrounds its words. */
export const headingOf = (cell: string): string =>
  cell
    .replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The layout of a report, and which of its rows is the heading. */
export interface FoundLayout {
  readonly key: OrderLayoutKey;
  readonly layout: OrderLayout;
  /** Place of the heading among the rows, from 0. */
  readonly at: number;
}

/** [S1e] Which report of a platform a file is, by its first rows; undefined where none of them has the headings of one. */
export function findLayout(platform: OrderPlatform, rows: readonly (readonly string[])[]): FoundLayout | undefined {
  for (const [at, cells] of rows.entries()) {
    const headings = new Set(cells.map(headingOf));
    for (const [key, layout] of Object.entries(orderLayouts) as readonly [OrderLayoutKey, OrderLayout][])
      if (layout.platform === platform && layout.needs.every(heading => headings.has(headingOf(heading)))) return { key, layout, at };
  }
  return undefined;
}
