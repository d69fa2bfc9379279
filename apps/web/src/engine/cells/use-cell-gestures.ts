import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Dialogs } from '../../shell/dialogs/dialogs.ts';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import type { Place } from '../list/grid-keys.ts';
import { References } from '../references/references.ts';
import type { CellWork } from './cell-work.ts';
import type { AfterEdit, CellsStore } from './cells-store.ts';

/** What the keyboard, the mouse and the clipboard do to the cells of a list. */
export interface CellGestures {
  /** Present once what changes cells has been fetched. */
  readonly work: CellWork | undefined;
  /** Fetches it, and does something with it. */
  run(gesture: (work: CellWork) => unknown): void;
  /** False for keys that it does not handle. */
  onKey(event: KeyboardEvent): boolean;
  onPaste(event: ClipboardEvent): void;
  /** Text that came otherwise than by keys: from an input method, a panel of signs, by voice. */
  onTyped(text: string): void;
  /** The keyboard comes into the list: what edits is fetched before the first letter is typed. */
  onFocus(): void;
  onMouseDown(event: MouseEvent): void;
  onMouseOver(event: MouseEvent): void;
}

/** The cell that an event of the mouse speaks of. */
export function placeOf(event: MouseEvent): Place | undefined {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('.ax-cell');
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}

/** Where a key that leaves the editor of a cell goes on to. */
function leaving(key: string, back: boolean): AfterEdit | undefined {
  if (key === 'Enter') return back ? 'up' : 'down';
  return key === 'Tab' ? (back ? 'left' : 'right') : undefined;
}

/** Marking, editing, filling, emptying, pasting and taking back in a list. */
export function useCellGestures(cells: CellsStore): CellGestures {
  const [session, references, messages, dialogs] = [useService(Session), useService(References), useService(Messages), useService(Dialogs)];
  const [work, setWork] = useState<CellWork>();
  const drawing = useRef(false);
  const run = (gesture: (fetched: CellWork) => unknown) =>
    void cells.prepare({ session, references, messages, dialogs }).then(fetched => {
      setWork(fetched);
      return gesture(fetched);
    });
  useEffect(() => {
    const end = () => (drawing.current = false);
    window.addEventListener('mouseup', end);
    return () => window.removeEventListener('mouseup', end);
  }, []);
  useEffect(() => {
    // a page that comes back into sight may still hold cells that were not saved
    if (cells.marks.size > 0) run(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the list is drawn
  }, [cells]);

  const edit = (typed?: string) => {
    if (cells.mayEdit(cells.focus)) run(() => undefined);
    cells.edit(typed);
  };
  const onKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
    const control = ctrlKey || metaKey;
    // the editor is on its way: what leaves it is kept for it
    if (cells.editing && leaving(key, shiftKey)) cells.goOn(leaving(key, shiftKey)!);
    else if (cells.editing && key === 'Escape') cells.leave();
    else if (key === 'Escape' && cells.ranged) cells.goTo(cells.focus);
    else if (!cells.open) return false;
    else if (control && key.toLowerCase() === 'd') run(fetched => fetched.fillDown());
    else if (control && (key.toLowerCase() === 'y' || (shiftKey && key.toLowerCase() === 'z'))) run(fetched => fetched.redo());
    else if (control && key.toLowerCase() === 'z') run(fetched => fetched.undo());
    else if (key === 'Delete' || key === 'Backspace') run(fetched => fetched.clear());
    else if (key === 'F2' || (key === 'Enter' && !control && cells.mayEdit(cells.focus))) edit();
    else if (key.length === 1 && key !== ' ' && !control && !altKey && cells.focus.column > 0) edit(key);
    else return false;
    return true;
  };
  return {
    work,
    run,
    onKey,
    onTyped: edit,
    onPaste: event => {
      const text = event.clipboardData.getData('text/plain');
      if (!cells.open || text === '' || (event.target as HTMLElement).closest('input, textarea:not(.ax-cell-typing)')) return;
      event.preventDefault();
      run(fetched => fetched.paste(text));
    },
    onFocus: () => {
      if (!cells.open || work) return;
      run(() => undefined);
      void import('./cell-editor.view.tsx');
    },
    onMouseDown: event => {
      const place = placeOf(event);
      if (!place || place.column === 0 || event.button !== 0) return;
      drawing.current = true;
      if (event.shiftKey) {
        // marks cells, not their text
        event.preventDefault();
        cells.goTo(place, true);
      } else cells.goTo(place);
    },
    onMouseOver: event => {
      const place = placeOf(event);
      if (!place) return;
      if (
        drawing.current &&
        event.buttons === 1 &&
        place.column > 0 &&
        (place.row !== cells.focus.row || place.column !== cells.focus.column)
      ) {
        window.getSelection()?.removeAllRanges();
        cells.goTo(place, true);
      }
      const cell = (event.target as HTMLElement).closest<HTMLElement>('.ax-cell')!;
      const tip = cells.tip(place);
      const cut = cell.scrollWidth > cell.clientWidth ? cell.textContent : undefined;
      // a cell whose text is cut shows the whole of it
      cell.title = [cut, tip && session.say(tip)].filter(Boolean).join('\n');
    },
  };
}
