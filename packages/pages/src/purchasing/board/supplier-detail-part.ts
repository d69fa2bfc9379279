import { text } from '@axle/kernel';
import type { ColumnDrill, ColumnDrills, Field, LineField, LinesField, PageTab } from '@axle/page-kit';
import { boardAddress, boardReads, count, monthsInput } from './board-fields.ts';
import { scoreInputs, supplierOf } from './supplier-board-tool.ts';

/** The number of an order opens it. */
export const toOrder = {
  section: 'purchase',
  page: 'purchaseOrder',
  tab: 'all',
  filters: [{ field: 'orderNo', op: 'eq', by: 'documentNo' }],
} as const satisfies ColumnDrill;

/** What the columns of tables open, by table. */
type Opened = Readonly<Record<string, Readonly<Record<string, ColumnDrills>>>>;

/** The numbers of orders in the lines of a part open them. */
export const ordersOpen: Opened = { lines: { documentNo: toOrder } };

/** Line of a document. */
export const lineNo = count('行号', 'Line', 64);
/** An article. */
export const skuCode: LineField = { kind: 'code', label: text('SKU', 'SKU'), maxLength: 32, width: 130 };

/** One part of the file of a supplier, with the table that is written into a file. */
export const part = (key: string, title: PageTab['title'], results: Readonly<Record<string, Field>>, exports: string, opens?: Opened) =>
  ({
    key,
    title,
    view: 'purchasing/board-detail',
    tool: {
      byView: true,
      reads: boardReads,
      inputs: { supplier: supplierOf, period: monthsInput, category: scoreInputs.category },
      address: boardAddress,
      results,
      exports,
      paper: true,
      ...(opens ? { opens } : {}),
    },
  }) satisfies PageTab<(typeof boardReads)[number]>;

/** A table of the file. */
export const table = (zh: string, en: string, by: readonly string[], fields: LinesField['fields'], sums: readonly string[] = []) =>
  ({ kind: 'lines', label: text(zh, en), by, most: 2000, sums, fields }) satisfies LinesField;
