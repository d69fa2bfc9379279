import type { Place } from './grid-keys.ts';
import { gridBox } from '../cells/grid-semantics.ts';

/** Width of the column of ticks. */
export const tickWidth = 40;

/** Back to the first row. */
export function scrollToTop(root: HTMLElement | null): void {
  const box = gridBox(root);
  if (box) box.scrollTop = 0;
}

/** Scrolls the grid just as far as a cell needs to be wholly in sight, beside the pinned columns and below the head. */
export function scrollIntoSight(
  root: HTMLElement | null,
  place: Place,
  rowHeight: number,
  widths: readonly number[],
  pinned: number,
): void {
  const box = gridBox(root);
  if (!box) return;
  const head = root?.querySelector('.bp6-table-quadrant-main .bp6-table-column-headers')?.clientHeight ?? 0;
  const top = place.row * rowHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + rowHeight + head > box.scrollTop + box.clientHeight) box.scrollTop = top + rowHeight + head - box.clientHeight;
  if (place.column < pinned) return;
  const sum = (until: number) => widths.slice(0, until).reduce((total, width) => total + width, 0);
  const left = sum(place.column);
  const right = left + (widths[place.column] ?? 0);
  if (left - sum(pinned) < box.scrollLeft) box.scrollLeft = left - sum(pinned);
  else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
}
