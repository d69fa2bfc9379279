import { buffer } from 'node:stream/consumers';
import { inLanguage, ok, refuse, text } from '@axle/kernel';
import { formatValue, linesIn, printsOf, type RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import { tableMediaTypes } from '../../../platform/files/stored-files.ts';
import { type TableCell, writeTable } from '../../../platform/files/write-table.ts';
import type { MailFileMaker } from '../../../platform/mail/mail-files.ts';
import { printedRecords } from '../../../platform/prints/printed-records.ts';
import { placedPicturesOf } from '../../../platform/prints/printed-pictures.ts';
import { renderPrint } from '../../../platform/prints/render-print.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { withLines } from '../../../platform/resources/query/select-lines.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

const page = 'purchaseOrder';

/** Heads of the sheet that a supplier fills in, in the order in which it is read again. */
export const replySheetHeads = {
  orderNo: text('采购单号', 'PO no.'),
  lineNo: text('行号', 'Line no.'),
  sku: text('SKU', 'SKU'),
  qty: text('数量', 'Qty'),
  confirmQty: text('确认数量', 'Confirmed qty'),
  confirmDate: text('确认交期', 'Confirmed date'),
  price: text('单价', 'Price'),
  reason: text('原因', 'Reason'),
};
const sheetName = text('回复', 'Reply');

type Asked = Parameters<MailFileMaker>;

/** An order by its number, and the records that it is one of. */
async function orderOf(
  database: Asked[0],
  caller: Asked[1],
  bizNo: string,
): Promise<{ readonly parts: RecordParts; readonly order: RecordRow }> {
  const { registry } = caller;
  const { resource } = registry.page(page)!.page;
  if (!resource) throw new Error(`${page} keeps no records`);
  const rows = await selectRows(database, resource, ['orderNo'], sql`where t.order_no = ${bizNo}`);
  const [order] = await withLines(database, resource, ['lines'], rows);
  if (!order) throw new Error(`no order ${bizNo}`);
  return { parts: { database, resource, page, caller, referred: registry.referred }, order };
}

const nameOf = ({ resource }: RecordParts, order: RecordRow): string => formatValue(resource.fields['orderNo']!, order['orderNo'], 'en');

/** The order as it is printed. */
export const orderPdf: MailFileMaker = async (database, caller, bizNo, files) => {
  const { parts, order } = await orderOf(database, caller, bizNo);
  const [template] = caller.registry.page(page)!.page.actions.flatMap(printsOf);
  const language = caller.language ?? 'zh-cn';
  const records = await printedRecords(parts, template!, [order.id], language);
  const placed = await placedPicturesOf(parts, template!, { ids: records.ids, files });
  const paper = await renderPrint({ template: template!, language, copies: 1, ...records, ...(placed && { placed }) });
  if (!paper.ok) return refuse(paper.refusal);
  return ok({ name: `${nameOf(parts, order)}.pdf`, mediaType: 'application/pdf', content: paper.value });
};

/** The sheet that the supplier fills in and sends back: what is ordered, and room for what is confirmed. */
export const orderSheet: MailFileMaker = async (database, caller, bizNo): ReturnType<MailFileMaker> => {
  const { parts, order } = await orderOf(database, caller, bizNo);
  const lines = linesIn(order, 'lines');
  const skus = await database
    .selectFrom('sku')
    .select(['id', 'sku'])
    .where(
      'id',
      'in',
      lines.map(({ sku }) => Number(sku)),
    )
    .execute();
  const codes = new Map(skus.map(({ id, sku }) => [id, sku]));
  const rows = lines.map((line, at): readonly TableCell[] => [
    nameOf(parts, order),
    at + 1,
    codes.get(Number(line['sku'])),
    Number(line['effQty'] ?? line['qty']),
    undefined,
    undefined,
    { number: String(line['price']) },
    undefined,
  ]);
  const language = caller.language ?? 'zh-cn';
  async function* portions() {
    yield await Promise.resolve(rows);
  }
  const columns = Object.entries(replySheetHeads).map(([key, head]) => ({
    label: inLanguage(head, language),
    width: key === 'orderNo' || key === 'sku' ? 20 : 14,
    ...(key === 'confirmDate' ? { format: 'yyyy-mm-dd' } : {}),
  }));
  const content = await buffer(writeTable('xlsx', { sheet: inLanguage(sheetName, language), columns, portions: portions() }));
  return ok({ name: `${nameOf(parts, order)}.xlsx`, mediaType: tableMediaTypes.xlsx, content });
};

/** What mails about orders may have attached, by the words that they name it by. */
export const orderFiles: Readonly<Record<string, MailFileMaker>> = { 'purchaseOrder.pdf': orderPdf, 'purchaseOrder.xlsx': orderSheet };
