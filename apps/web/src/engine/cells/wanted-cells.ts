import type { Refusal } from '@axle/kernel';
import { type CellPlace, type CellRange, fillPairs, inRecord, pastedTable, placePaste, type RecordRow } from '@axle/page-kit';
import { cellKey } from './cell-mark.ts';
import type { CellsStore } from './cells-store.ts';
import { readTexts, type TextReaders } from './read-texts.ts';

/** A cell as it shall be; with a refusal where what was given is no value of its field. */
export interface Wanted {
  readonly row: RecordRow;
  readonly name: string;
  readonly value: unknown;
  readonly text?: string;
  readonly refusal?: Refusal;
}

/** What a gesture wants of the cells that it met. */
export interface WantedCells {
  readonly wanted: readonly Wanted[];
  /** Cells that cannot be changed. */
  readonly closed: number;
}

/** What a pasted text wants of the marked cells, or from the cell in focus on. Rows that are not loaded count as outside. */
export async function pastedCells(
  cells: CellsStore,
  text: string,
  readers: TextReaders,
): Promise<WantedCells & { readonly range: CellRange; readonly outside: number }> {
  const extent = { rows: cells.list.rows.length, columns: cells.list.columns.shown.length + 1 };
  const { cells: placed, range, outside } = placePaste(pastedTable(text, true), cells.range, extent);
  const met = placed.filter(place => cells.at(place));
  const given = met.filter(place => cells.mayEdit(place)).map(place => ({ ...cells.at(place)!, text: place.text }));
  const read = await readTexts(
    given.map(({ row, name, text: cell }) => ({ field: inRecord(cells.list.fields[name]!, row), text: cell })),
    readers,
  );
  const wanted = given.map(({ row, name, text: cell }, at): Wanted => {
    const result = read[at]!;
    return result.ok ? { row, name, value: result.value } : { row, name, value: undefined, text: cell, refusal: result.refusal };
  });
  return { wanted, range, outside: outside + placed.length - met.length, closed: met.length - given.length };
}

/** What filling down wants of the marked cells. */
export function filledCells(cells: CellsStore): WantedCells {
  const pairs = fillPairs(cells.range);
  const wanted = pairs.flatMap(({ from, to }): readonly Wanted[] => {
    const [source, target] = [cells.at(from), cells.at(to)];
    return source && target && cells.mayEdit(to) ? [{ ...target, value: heldIn(cells, source.row, source.name) }] : [];
  });
  return { wanted, closed: pairs.length - wanted.length };
}

/** What emptying wants of the marked cells; those that must hold a value stay. */
export function clearedCells(cells: CellsStore): WantedCells {
  const { top, bottom, left, right } = cells.range;
  const places = Array.from({ length: bottom - top + 1 }, (_, down) => top + down).flatMap(row =>
    Array.from({ length: right - left + 1 }, (_, along): CellPlace => ({ row, column: left + along })),
  );
  const wanted = places.flatMap((place): readonly Wanted[] => {
    const cell = cells.at(place);
    const mayBeEmpty = cell && cells.mayEdit(place) && !cells.list.fields[cell.name]?.required;
    return mayBeEmpty ? [{ ...cell, value: undefined }] : [];
  });
  return { wanted, closed: places.length - wanted.length };
}

/** What a cell holds for the user: what they gave it, where that is not saved yet. */
function heldIn(cells: CellsStore, row: RecordRow, name: string): unknown {
  const mark = cells.marks.get(cellKey(row.id, name));
  return mark && mark.text === undefined ? mark.value : row[name];
}
