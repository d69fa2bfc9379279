import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { cellBy, cellPlaces } from './walk-places.ts';

const cellOf = (target: EventTarget): HTMLTableCellElement | null => (target as HTMLElement).closest('td, th');

/** What takes the keyboard in a cell: what can be pressed in it, else the cell. */
const stopIn = (cell: HTMLTableCellElement): HTMLElement => cell.querySelector<HTMLElement>('a, button') ?? cell;

/** Scrolls just as far as a cell needs to be wholly in sight, beside the names of the rows and between head and sums. */
function bringIntoSight(cell: HTMLTableCellElement, table: HTMLTableElement): void {
  const box = table.parentElement!;
  const [view, at] = [box.getBoundingClientRect(), cell.getBoundingClientRect()];
  const reach = (start: number, end: number, from: number, to: number) =>
    from < start ? from - start : Math.max(0, Math.min(to - end, from - start));
  if (cell.closest('tbody'))
    box.scrollTop += reach(
      view.top + (table.tHead?.offsetHeight ?? 0),
      view.top + box.clientHeight - (table.tFoot?.offsetHeight ?? 0),
      at.top,
      at.bottom,
    );
  const [first] = table.rows[0]!.cells;
  if (cell.cellIndex > 0 || cell.tagName === 'TD')
    box.scrollLeft += reach(view.left + (first?.offsetWidth ?? 0), view.left + box.clientWidth, at.left, at.right);
}

/** Makes the cells of a table one stop of the Tab key; the arrows, Home, End and the page keys walk among them and its heads. */
export function useWalk(ref: RefObject<HTMLTableElement | null>) {
  const stop = useRef<HTMLElement>(undefined);
  const stay = (at: HTMLElement) => {
    if (stop.current) stop.current.tabIndex = -1;
    at.tabIndex = 0;
    stop.current = at;
  };
  useLayoutEffect(() => {
    const table = ref.current;
    if (!table || (stop.current && table.contains(stop.current))) return;
    const first = table.querySelector<HTMLTableCellElement>('tbody td');
    if (first) stay(stopIn(first));
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const cell = cellOf(target);
      if (cell) stay(stopIn(cell));
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget: table } = event;
      const from = cellOf(event.target);
      if (!from || altKey || shiftKey) return;
      const page = Math.max(1, Math.floor(table.parentElement!.clientHeight / Math.max(1, from.offsetHeight)) - 3);
      const to = cellBy(key, ctrlKey || metaKey, from, cellPlaces(Array.from(table.rows, row => [...row.cells])), page);
      if (!to) return;
      event.preventDefault();
      stopIn(to).focus({ preventScroll: true });
      bringIntoSight(to, table);
    },
  };
}
