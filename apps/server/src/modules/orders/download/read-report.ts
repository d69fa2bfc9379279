import { fill, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { findLayout, type FoundLayout, type OrderPlatform, readOrders, type ReportRow } from '@axle/orders';
import { importFormatOf } from '@axle/tasks';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { readTable, tableLimits } from '../../../platform/table-file/read-table.ts';
import type { OrderPage, OrderSource } from './order-source.ts';

/** Rows of a report that are taken in. */
const mostRows = 200_000;
/** Rows among which the headings are looked for. */
const rowsAbove = 10;

/** An order report of a platform that was uploaded, as a source of orders. All of it is one page. */
export const reportSource = (
  files: FileFolder,
  platform: OrderPlatform,
  file: { readonly id: string; readonly name: string },
): OrderSource =>
  async function* source() {
    yield await readReport(files, platform, file);
  };

async function readReport(
  files: FileFolder,
  platform: OrderPlatform,
  file: { readonly id: string; readonly name: string },
): Promise<Result<OrderPage>> {
  const format = importFormatOf(file.name);
  if (!format || !(await files.has(file.id))) return refuse(gone);
  const rows: ReportRow[] = [];
  for await (const portion of readTable(files.pathOf(file.id), format, { ...tableLimits, rows: mostRows })) {
    if (!portion.ok) return portion;
    rows.push(...portion.value.rows);
  }
  const found = findLayout(
    platform,
    rows.slice(0, rowsAbove).map(({ cells }) => cells),
  );
  if (!found) return refuse(unknownReport);
  const heading = rows[found.at]!.cells;
  const { orders, refused } = readOrders(found.layout, heading, rows.slice(found.at + 1));
  const unread = refused.map(({ orderId, refusal, rows: own }) => ({
    orderId: orderId.slice(0, 64),
    refusal: inRow(own[0]?.row ?? 0, refusal),
    raw: rawRows(found, heading, own),
  }));
  return ok({ orders, unread });
}

const rawRows = ({ key }: FoundLayout, heading: readonly string[], rows: readonly ReportRow[]): string =>
  JSON.stringify({ layout: key, heading, rows }, null, 1);

const fromRow: Text = { zh: '第{row}行起：', en: 'From row {row}: ' };
const joined = (one: Text, other: Text): Text => ({ zh: one.zh + other.zh, en: one.en + other.en });
const inRow = (row: number, { code, message }: Refusal): Refusal => ({
  code,
  message: joined(fill(fromRow, { row }), message),
});

const gone: Refusal = {
  code: 'FILE_GONE',
  message: { zh: '文件不存在或类型不支持', en: 'The file is gone, or of a type that is not read' },
};
const unknownReport: Refusal = {
  code: 'UNKNOWN_REPORT',
  message: { zh: '表头不是该平台的订单报告', en: 'The headings are not those of an order report of this platform' },
};
