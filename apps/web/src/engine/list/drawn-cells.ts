/** The rows and columns of a grid that are drawn, by their first and last places; none while the last is before the first. */
export interface CellsInSight {
  readonly first: number;
  readonly last: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** What the table has drawn of a grid. A grid without rows has heads alone, whose ids end with their columns. */
export function drawnCells(root: HTMLElement | null): CellsInSight {
  const cells = root?.querySelector('.bp6-table-quadrant-main .bp6-table-body-cells');
  const [one, other] = [cells?.firstElementChild, cells?.lastElementChild];
  if (one instanceof HTMLElement && other instanceof HTMLElement)
    return {
      first: Number(one.dataset['row']),
      last: Number(other.dataset['row']),
      firstColumn: Number(one.dataset['column']),
      lastColumn: Number(other.dataset['column']),
    };
  const heads = [...(root?.querySelectorAll('[role="columnheader"][id]') ?? [])].map(({ id }) => Number(id.split('-').at(-1)));
  const lastColumn = Math.max(-1, ...heads);
  let firstColumn = lastColumn;
  // pinned heads stand apart from those in sight where the grid is scrolled
  while (heads.includes(firstColumn - 1)) firstColumn -= 1;
  return { first: 0, last: -1, firstColumn, lastColumn };
}
