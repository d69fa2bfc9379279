import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus from the cell of a table in hand to the next one that has a button, by the arrow keys. */
export function walkCells(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { row, column } = (event.target as HTMLElement).dataset;
  if (!step || row === undefined || column === undefined) return;
  event.preventDefault();
  const table = event.currentTarget;
  for (let at = 1; at <= 60; at += 1) {
    const [down, right] = [Number(row) + step[0] * at, Number(column) + step[1] * at];
    const next = table.querySelector<HTMLElement>(`button[data-row="${down}"][data-column="${right}"]`);
    if (next) {
      next.focus();
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return;
    }
  }
}
