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

/** What the columns of a table open: the numbers of its documents, unless it says otherwise. */
type Opened = Readonly<Record<string, ColumnDrills>>;

/** Line of a document. */
export const lineNo = count('行号', 'Line', 64);
/** An article. */
export const skuCode: LineField = { kind: 'code', label: text('SKU', 'SKU'), maxLength: 32, width: 130 };

/** One part of the file of a supplier. */
export const part = (
  key: string,
  title: PageTab['title'],
  results: Readonly<Record<string, Field>>,
  exports?: string,
  opens: Opened | undefined = exports === 'lines' ? { documentNo: toOrder } : undefined,
) =>
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
      ...(exports === undefined ? {} : { exports, paper: true }),
      ...(exports && opens ? { opens: { [exports]: opens } } : {}),
    },
  }) satisfies PageTab<(typeof boardReads)[number]>;

/** A table of the file. */
export const table = (zh: string, en: string, by: readonly string[], fields: LinesField['fields'], sums: readonly string[] = []) =>
  ({ kind: 'lines', label: text(zh, en), by, most: 2000, sums, fields }) satisfies LinesField;
