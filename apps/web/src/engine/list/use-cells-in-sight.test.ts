import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ListStore } from './list-store.ts';
import { useCellsInSight } from './use-cells-in-sight.ts';

const place = (rowIndexEnd: number, columnIndexEnd: number) =>
  [
    { rowIndexStart: 0, rowIndexEnd },
    { columnIndexStart: 0, columnIndexEnd },
  ] as const;

describe('the cells of a grid that are in sight', () => {
  const show = vi.fn<(first: number, last: number) => void>();
  const list = { rows: { show } } as unknown as ListStore;

  it('are what the table drew last, whose rows are loaded', async () => {
    const { result } = renderHook(() => useCellsInSight(list));
    expect(result.current[0].last).toBe(-1);
    await act(async () => result.current[1](...place(19, 7)));
    expect(result.current[0]).toEqual({ first: 0, last: 19, firstColumn: 0, lastColumn: 7 });
    expect(show).toHaveBeenLastCalledWith(0, 19);
  });

  it('stay what they were when the table speaks of one cell, because it has not measured itself', async () => {
    const { result } = renderHook(() => useCellsInSight(list));
    await act(async () => {
      result.current[1](...place(19, 7));
      result.current[1](...place(0, 0));
    });
    expect(result.current[0].lastColumn).toBe(7);
  });
});
