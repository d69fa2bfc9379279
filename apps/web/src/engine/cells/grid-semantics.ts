/** Where the grid scrolls. */
export const gridBox = (root: HTMLElement | null): HTMLElement | undefined =>
  root?.querySelector<HTMLElement>('.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container') ?? undefined;

/** Where the keyboard is while it is in the grid: an input out of sight where cells can be typed into, else what scrolls. */
export const keyboardBox = (root: HTMLElement | null): HTMLElement | undefined =>
  root?.querySelector<HTMLElement>('.ax-cell-typing') ?? gridBox(root);

/** Id of a cell; row -1 are the heads. */
export const cellId = (grid: string, row: number, column: number): string => `${grid}-${row}-${column}`;

/**
 * Makes the scrolling box the only stop of the Tab key, in place of the library's own root. Screen readers find headers, rows and cells
 * through the grid's rows, which own them: the library draws cells side by side and has no rows.
 */
export function describeBox(root: HTMLElement | null, label: string, active: string | undefined): void {
  const [box, keyboard] = [gridBox(root), keyboardBox(root)];
  if (!root || !box || !keyboard) return;
  root.querySelector('.bp6-table-container')?.removeAttribute('tabindex');
  box.setAttribute('role', 'group');
  box.setAttribute('tabindex', keyboard === box ? '0' : '-1');
  box.setAttribute('aria-label', label);
  if (active === undefined) keyboard.removeAttribute('aria-activedescendant');
  else keyboard.setAttribute('aria-activedescendant', active);
}

/** A pinned cell is drawn twice: once where it scrolls, covered, and once on top. The covered one gives up the id. */
export function leaveIdToSeenCell(cell: HTMLElement | null): void {
  if (cell?.closest('.bp6-table-quadrant-main')) cell.removeAttribute('id');
}

/** Heads are drawn in up to four places, of which one is seen: pinned ones at the top left, others at the top. */
export function leaveIdToSeenHead(head: HTMLElement | null): void {
  const seen = head?.classList.contains('ax-pinned') ? '.bp6-table-quadrant-top-left' : '.bp6-table-quadrant-top';
  if (head && !head.closest(seen)) head.removeAttribute('id');
}
