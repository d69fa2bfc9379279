import { observer } from 'mobx-react-lite';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cellId, gridBox } from './grid-semantics.ts';
import './cell-typing.css';
import type { CellsStore } from './cells-store.ts';

/**
 * Where the keyboard is while no cell is being edited: an input out of sight, for input methods write only into inputs. A word that is
 * being written stands over its cell; once it is chosen the cell's editor goes on with it. It stands within what scrolls, which the
 * keyboard reaches by it.
 */
export const CellTyping = observer(function CellTyping({
  grid,
  root,
  label,
  cells,
  seen,
  here,
  onTyped,
}: {
  readonly grid: string;
  readonly root: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly cells: CellsStore;
  /** What is in sight: a new object each time the grid is drawn. */
  readonly seen: object;
  /** Whether the keyboard is in the grid: it stays there when the grid is drawn again, or before its input is. */
  readonly here: RefObject<boolean>;
  readonly onTyped: (text: string) => void;
}) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [scrolled, setScrolled] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const scrolls = gridBox(root.current);
    scrolls?.setAttribute('tabindex', '-1');
    setScrolled(scrolls);
  }, [root, seen]);
  useLayoutEffect(() => {
    if (here.current && [document.body, scrolled].includes(document.activeElement as HTMLElement))
      box.current?.focus({ preventScroll: true });
  }, [here, scrolled]);
  const take = () => {
    const typed = box.current?.value ?? '';
    if (box.current) {
      box.current.value = '';
      box.current.removeAttribute('style');
    }
    if (typed !== '' && cells.focus.column > 0) onTyped(typed);
  };
  const begin = () => {
    const cell = document.getElementById(cellId(grid, cells.focus.row, cells.focus.column))?.getBoundingClientRect();
    if (!cell || !box.current || !cells.mayEdit(cells.focus)) return;
    const { top, left, width, height } = cell;
    Object.assign(box.current.style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px`, opacity: '1' });
  };
  if (!scrolled) return null;
  return createPortal(
    <textarea
      ref={box}
      className="ax-cell-typing"
      aria-label={label}
      rows={1}
      autoComplete="off"
      spellCheck={false}
      onCompositionStart={begin}
      onCompositionEnd={take}
      onInput={event => (event.nativeEvent as InputEvent).isComposing || take()}
    />,
    scrolled,
  );
});
