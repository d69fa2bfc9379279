import type { KeyboardEvent } from 'react';

/** Moves the focus to the box of the row below or above; whether it moved. */
export function moveBetween({ currentTarget, target }: KeyboardEvent, key: string): boolean {
  if (key !== 'arrowdown' && key !== 'arrowup') return false;
  const boxes = [...(currentTarget.closest('table')?.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]') ?? [])];
  const at = boxes.findIndex(box => box.closest('tr') === (target as Element).closest('tr'));
  const next = boxes[at + (key === 'arrowdown' ? 1 : -1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}
