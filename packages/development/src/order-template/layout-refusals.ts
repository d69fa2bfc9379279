import { type Refusal, text } from '@axle/kernel';

/** Columns that every order has: what is ordered, and how many pieces. */
export const columnsWanted = ['sku', 'effQty'] as const;

/** The layout of a template: the columns of its orders, in their order. */
export interface TemplateLayout {
  readonly layout?: readonly { readonly shown?: string | undefined }[] | undefined;
}

const incomplete: Refusal = {
  code: 'LAYOUT',
  field: 'layout',
  message: text('版式须包含货号与数量', 'The layout must have the item and the quantity'),
};

/** [N34] What stands against a layout: one that has columns lacks the item or the pieces (`LAYOUT`). */
export function layoutRefusals({ layout = [] }: TemplateLayout): readonly Refusal[] {
  const shown = new Set(layout.map(line => line.shown));
  return layout.length === 0 || columnsWanted.every(column => shown.has(column)) ? [] : [incomplete];
}

/** [N34] A column moved by so many places among others; it stays where it would leave them. */
export function movedColumn<Column>(columns: readonly Column[], at: number, by: number): readonly Column[] {
  const to = at + by;
  if (at < 0 || at >= columns.length || to < 0 || to >= columns.length) return columns;
  const moved = columns.toSpliced(at, 1);
  return moved.toSpliced(to, 0, columns[at]!);
}
