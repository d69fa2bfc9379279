import { text } from '@axle/kernel';
import { type Fields, type IntegerField, type LinesField, namesOf, type PageTab } from '@axle/page-kit';
import { orderLineFields, settledAccountFields, settledAmount } from './settled-fields.ts';
import { settlementLines } from './settlement-lines.ts';
import { settleableFields } from './settleable-fields.ts';

const { supplier, companyEntity, currency } = settledAccountFields;
const { purchaseOrder, orderLine, sku } = orderLineFields;
const count = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 1_000_000_000, width: 90 });
const key = (zh: string, en: string): IntegerField => ({ ...count(zh, en), required: true });
const { deductions, claims, prepays, lines } = settlementLines;
const { hint, readyQty, billedQty, acceptedQty, settledQty, settlingQty, invoiceNos, buyer } = settleableFields;

/** Suppliers with what can be settled with each, and the lines of their orders. */
const readyTables = {
  accounts: {
    kind: 'lines',
    label: text('按供应商、主体与币种', 'By supplier, company and currency'),
    by: ['no'],
    most: 1000,
    fields: {
      no: key('序号', 'No.'),
      supplier: { ...supplier, required: true },
      companyEntity,
      currency,
      ready: count('可结算行', 'Lines ready'),
      noInvoice: count('缺发票行', 'Lines without invoice'),
      noReceipt: count('缺收货行', 'Lines without receipt'),
    },
  },
  lines: {
    kind: 'lines',
    label: text('可结算行', 'Lines to settle'),
    by: ['id'],
    most: 2000,
    fields: {
      id: key('行', 'Line'),
      version: key('版本', 'Version'),
      account: key('账户', 'Account'),
      purchaseOrder,
      orderLine,
      sku,
      hint,
      readyQty,
      billedQty,
      invoiceNos,
      acceptedQty,
      settledQty,
      settlingQty,
      buyer,
    },
  },
  found: count('行数', 'Lines'),
} as const satisfies Fields;

/** [R15] What the settlement of the ticked lines would come to. */
const previewed = {
  choices: {
    kind: 'lines',
    label: text('发票行', 'Invoice lines'),
    by: ['invoice', 'invoiceLine'],
    most: 2000,
    fields: {
      line: key('可结算行', 'Line to settle'),
      invoice: { kind: 'ref', label: text('发票', 'Invoice'), entity: 'supplierInvoice', required: true, width: 260 },
      invoiceLine: key('发票行', 'Invoice line'),
      purchaseOrder,
      orderLine,
      sku,
      qty: count('开票未结', 'Billed, open'),
    },
  },
  matches: { ...lines, by: ['invoice', 'invoiceLine'] } as LinesField,
  deductions,
  claims,
  prepays,
  currency,
  gross: settledAmount('价税合计', 'Gross'),
  deducted: settledAmount('扣款', 'Deductions'),
  claimed: settledAmount('索赔', 'Claims'),
  prepaidUsed: settledAmount('预付核销', 'Prepaid used'),
  payable: settledAmount('应付', 'Payable'),
  dueDate: { kind: 'date', label: text('应付日期', 'Due date'), width: 116 },
  exceptions: count('异常行', 'Exceptions'),
} as const satisfies Fields;

/** What can be settled, account by account; of ticked lines what their settlement comes to, before anything is kept. */
export const settlementDeskTab = {
  key: 'accounts',
  title: text('按供应商', 'By supplier'),
  view: 'purchasing/settlement-desk',
  tool: {
    byView: true,
    reads: namesOf(settleableFields).filter(key => key !== 'price'),
    inputs: {
      supplier: { kind: 'ref', label: supplier.label, entity: 'supplier', several: true },
      companyEntity: { kind: 'ref', label: companyEntity.label, entity: 'companyEntity', several: true },
      currency: { kind: 'tags', label: currency.label, maxLength: 3, bare: true },
      buyer: { kind: 'user', label: buyer.label, several: true },
      lines: { kind: 'tags', label: text('勾选的行', 'Ticked lines'), maxLength: 16 },
      picked: { kind: 'tags', label: text('勾选的发票行', 'Ticked invoice lines'), maxLength: 24 },
    },
    results: { ...readyTables, ...previewed },
  },
} as const satisfies PageTab;
