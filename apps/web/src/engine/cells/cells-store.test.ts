import { describe, expect, it } from 'vitest';
import { openCells } from '../testing/open-cells.ts';
import { rangeText } from './range-text.ts';

const reader = { language: 'en', nickname: () => 'Ann', pageTitle: String, referred: () => undefined } as const;

describe('the cells in focus', () => {
  it('are the first one, then the one gone to, or all up to another one', async () => {
    const { cells, at } = await openCells();
    expect([cells.focus, cells.ranged, cells.said]).toEqual([{ row: 0, column: 1 }, false, undefined]);
    at(2, 3, [1, 3]);
    expect([cells.range, cells.ranged, cells.said?.en]).toEqual([{ top: 1, bottom: 2, left: 3, right: 3 }, true, '2 rows × 1 column']);
    at(1, 2, [1, 4]);
    expect([cells.ranged, cells.said?.en]).toEqual([true, '1 row × 3 columns']);
    expect([cells.isRanged(1, 2), cells.isRanged(1, 4), cells.isRanged(1, 5), cells.isRanged(2, 3), cells.isRanged(0, 3)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    cells.goTo({ row: 1, column: 2 });
    expect([cells.ranged, cells.isRanged(1, 2), cells.said]).toEqual([false, false, undefined]);
    // the column of ticks is no cell
    at(0, 0, [1, 2]);
    expect(cells.range).toEqual({ top: 0, bottom: 1, left: 1, right: 2 });
  });

  it('are copied as they are shown, numbers without separators', async () => {
    const { cells, work, list, at } = await openCells();
    await work.put(list.rows.at(1)!, 'size', 12_345);
    at(0, 1, [1, 3]);
    expect(rangeText(list, cells.range, reader)).toBe('T0000\t\t0\nT0001\todd 1\t12345');
    expect(rangeText(list, { top: 3, bottom: 5, left: 2, right: 2 }, reader)).toBe('odd 3');
  });

  it('beyond the list are none: nothing is said of them, and nothing changed', async () => {
    const { cells } = await openCells();
    for (const place of [
      { row: 9, column: 2 },
      { row: 0, column: 0 },
      { row: 0, column: 99 },
    ]) {
      expect([cells.at(place), cells.markAt(place), cells.closed(place), cells.tip(place), cells.mayEdit(place)]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        false,
      ]);
      cells.goTo(place);
      cells.edit('x');
      expect([cells.editing, cells.said]).toEqual([undefined, undefined]);
    }
  });

  it('of a page that changes none are only read', async () => {
    const { cells } = await openCells({ closed: true });
    const place = { row: 0, column: 2 };
    expect([cells.open, cells.mayEdit(place), cells.tip(place), cells.closed(place)]).toEqual([false, false, undefined, undefined]);
    cells.goTo(place);
    cells.edit('x');
    expect(cells.editing).toBeUndefined();
  });

  it('say what is edited, of which record, and hold the letters that were typed', async () => {
    const { cells, at } = await openCells({ approval: true });
    expect(cells.open).toBe(true);
    at(0, 2, [2, 2]);
    cells.goTo({ row: 1, column: 2 }, true);
    cells.edit();
    expect([cells.editing, cells.anchor, cells.said?.en]).toEqual([
      {},
      { row: 1, column: 2 },
      'Editing Note of T0001. Enter or Tab saves, Esc cancels',
    ]);
    // the editor is still loading: neither what is typed in the meantime is lost, nor the cell to go on to
    cells.edit('A');
    cells.edit('B');
    cells.edit();
    cells.goOn('down');
    expect(cells.editing).toEqual({ typed: 'AB', goesOn: 'down' });
    cells.leave();
    cells.goOn('down');
    expect(cells.editing).toBeUndefined();
    expect([cells.tip({ row: 1, column: 2 })?.en, cells.tip({ row: 1, column: 3 })]).toEqual([
      'Changes take effect after approval',
      undefined,
    ]);
  });

  it('that are wrong say why', async () => {
    const { cells, work, list } = await openCells();
    await work.put(list.rows.at(1)!, 'size', 'many');
    const place = { row: 1, column: 3 };
    expect([cells.markAt(place)?.text, cells.tip(place)?.en]).toEqual(['many', 'Size is not valid: many']);
    cells.goTo(place);
    expect(cells.said?.en).toBe('Size is not valid: many');
    expect(cells.markAt({ row: 0, column: 3 })).toBeUndefined();
    const [mark] = cells.marks.values();
    expect([mark?.record, work.heldBy(mark!)]).toEqual(['T0001', 1]);
    work.drop([mark!]);
    expect([cells.marks.size, cells.tip(place)]).toEqual([0, undefined]);
  });
});
