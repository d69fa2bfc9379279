import { type Field, type Page } from '@axle/page-kit';
import type { ListLayout } from '@axle/wire';

/** One column of a list as it stands for one person. */
export interface Column {
  readonly field: string;
  readonly visible: boolean;
  /** As somebody set it; undefined for as wide as its field is in the language of the reader. */
  readonly width?: number;
  readonly pinned: boolean;
}

/** Widths that a column may be dragged to. */
export const columnWidths = { least: 48, most: 800 } as const;

/** Fields that show who created a record and when: visible where the page does not show who changed it last. */
const making: readonly string[] = ['createdBy', 'createdAt'];

/** The columns that the page's definition asks for, without those that the reader may not read. */
export const pageColumns = (page: Page, fields: Readonly<Record<string, Field>>, mayRead: (field: string) => boolean): readonly Column[] =>
  page.columns.flatMap((name, place) => {
    const field = fields[name];
    if (!field || !mayRead(name)) return [];
    const visible = !field.hidden || (making.includes(name) && !page.columns.includes('updatedAt'));
    return [{ field: name, visible, pinned: place < page.pinned }];
  });

/**
 * The page's columns in the order and shape of a saved layout. Columns that the layout does not know yet stand where the page
 * has them, behind their left neighbour; columns that the page no longer has are passed over.
 */
export function laidOut(columns: readonly Column[], layout: ListLayout | undefined): readonly Column[] {
  if (!layout) return pinnedFirst(columns);
  const byField = new Map(columns.map(column => [column.field, column]));
  const placed = layout.columns.flatMap(saved => {
    const column = byField.get(saved.field);
    return column
      ? [
          {
            ...column,
            visible: saved.visible,
            pinned: saved.pinned ?? false,
            ...(saved.width === undefined ? {} : { width: clampWidth(saved.width) }),
          },
        ]
      : [];
  });
  columns.forEach((column, place) => {
    if (placed.some(one => one.field === column.field)) return;
    const left = columns[place - 1]?.field;
    placed.splice(placed.findIndex(one => one.field === left) + 1, 0, column);
  });
  return pinnedFirst(placed);
}

/** Moves a column before another one; `before` undefined is the end. It is pinned exactly if its new place is. */
export function moveColumn(columns: readonly Column[], field: string, before: string | undefined): readonly Column[] {
  const column = columns.find(one => one.field === field);
  if (!column || field === before) return columns;
  const others = columns.filter(one => one.field !== field);
  const found = others.findIndex(one => one.field === before);
  const place = found < 0 ? others.length : found;
  const pinned = others[place]?.pinned === true || (others[place] === undefined && others.at(-1)?.pinned === true);
  return pinnedFirst(others.toSpliced(place, 0, { ...column, pinned }));
}

/** The columns with one of them changed; pinned columns lead. */
export const changeColumn = (columns: readonly Column[], field: string, change: Partial<Omit<Column, 'field'>>): readonly Column[] =>
  pinnedFirst(columns.map(column => (column.field === field ? { ...column, ...change } : column)));

/** What is kept on the server. */
export const layoutOf = (columns: readonly Column[], density: ListLayout['density']): ListLayout => ({
  columns: columns.map(({ field, visible, width, pinned }) => ({ field, visible, pinned, ...(width === undefined ? {} : { width }) })),
  density,
});

/** A width within {@link columnWidths}, whole pixels. */
export const clampWidth = (width: number): number => Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)));

const pinnedFirst = (columns: readonly Column[]) => [
  ...columns.filter(column => column.pinned),
  ...columns.filter(column => !column.pinned),
];
