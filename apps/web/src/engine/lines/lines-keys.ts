import type { LinesGridStore } from './lines-grid-store.ts';

/** A key as the browser reports it. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What a key does in a grid of lines while no cell is being edited. False for keys that it does not handle. */
export function pressKey(grid: LinesGridStore, { key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey, page: number): boolean {
  const control = ctrlKey || metaKey;
  const moved = control && key === 'Enter' ? undefined : placeFrom(grid, key, control, page);
  if (moved) grid.goTo(moved, shiftKey);
  else if (key === 'Tab') return grid.step(shiftKey ? -1 : 1);
  else if (key === 'Enter' && control) return false;
  else if (key === 'Enter' || key === 'F2') grid.edit();
  else if (key === 'Insert') grid.insert();
  else if (control && (key === 'Delete' || key === '-')) grid.remove();
  else if (key === 'Delete' || key === 'Backspace') grid.clear();
  else if (control && key.toLowerCase() === 'd') grid.fillDown();
  else if (control && key.toLowerCase() === 'z') grid.undo();
  else if (control && key.toLowerCase() === 'a') {
    grid.goTo({ row: 0, column: 0 });
    grid.goTo({ row: grid.lines.length - 1, column: grid.columns.length - 1 }, true);
  } else if (key.length === 1 && !control && !altKey) {
    grid.edit(key);
    // the input of a choice has the focus by the time that the browser writes the letter
    return grid.isWritten;
  } else return false;
  return true;
}

function placeFrom(grid: LinesGridStore, key: string, control: boolean, page: number) {
  const { row, column } = grid.focus;
  const [end, last] = [grid.rows - 1, grid.columns.length - 1];
  switch (key) {
    case 'ArrowUp':
      return { row: control ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: control ? end : row + 1, column };
    case 'ArrowLeft':
      return { row, column: control ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: control ? last : column + 1 };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    case 'Home':
      return { row: control ? 0 : row, column: 0 };
    case 'End':
      return { row: control ? end : row, column: last };
    default:
      return undefined;
  }
}
