import type { Field, RecordRow } from '@axle/page-kit';

/** Rows and columns of the grids that are compared. */
export const rowCount = 100_000;
export const columnCount = 60;
/** Columns that stay in sight beside the scrolling ones. */
export const pinnedCount = 2;
export const rowHeight = 34;
export const columnWidth = 120;

const states = ['open', 'held', 'done', 'dropped'];

const fieldAt = (column: number): Field => {
  const label = { zh: `第 ${column} 列`, en: `Column ${column}` };
  if (column % 10 === 3)
    return {
      kind: 'enum',
      label,
      width: columnWidth,
      options: states.map((code, place) => ({
        code,
        label: { zh: code, en: code },
        tone: (['info', 'warn', 'good', 'bad'] as const)[place],
      })),
    };
  if (column % 5 === 4) return { kind: 'integer', label, min: 0, max: 9_999_999, width: columnWidth };
  if (column % 10 === 7) return { kind: 'instant', label, width: columnWidth };
  return { kind: 'text', label, maxLength: 40, width: columnWidth, key: column === 0 };
};

/** The columns: texts, numbers, moments and coloured states. */
export const fields: Readonly<Record<string, Field>> = Object.fromEntries(
  Array.from({ length: columnCount }, (_, column) => [`c${column}`, fieldAt(column)]),
);

function valueAt(row: number, column: number): unknown {
  const { kind } = fields[`c${column}`]!;
  const turn = (row * 31 + column * 17) % 9973;
  if (kind === 'enum') return states[turn % states.length];
  if (kind === 'integer') return turn * 101;
  if (kind === 'instant') return new Date(Date.UTC(2026, 0, 1) + turn * 3_600_000).toISOString();
  return `R${row} C${column}`;
}

/** Every row, whole: no cell is empty, so that a cell without content is one that was not drawn in time. */
export const rows: readonly RecordRow[] = Array.from({ length: rowCount }, (_, row) => ({
  id: row + 1,
  version: 1,
  ...Object.fromEntries(Array.from({ length: columnCount }, (__, column) => [`c${column}`, valueAt(row, column)])),
}));
