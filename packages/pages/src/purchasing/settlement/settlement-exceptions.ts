import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { piecesField } from '../../inventory/stock-fields.ts';
import { netPrice, orderLineFields, settledAccountFields, settledAmount } from './settled-fields.ts';
import { matchResults } from './settlement-words.ts';

const { purchaseOrder, orderLine, sku } = orderLineFields;
const rate = (zh: string, en: string) =>
  ({ kind: 'percent', label: text(zh, en), readOnly: true, scale: 2, min: '0', max: '100', width: 90 }) as const;
/** Fields of settlements that a line of one shows: closed there, they are closed here. */
const seenWith = (field: string) => ({ seenWith: { page: 'purchaseSettlement', field: `lines.${field}` } });

const settlementExceptionRecords = defineResource({
  entity: 'settlementException',
  label: text('匹配异常', 'Match exception'),
  service: 'purchase-service',
  nameFields: ['settlement', 'orderLine'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'sku',
  fields: {
    settlement: {
      kind: 'ref',
      label: text('结算单', 'Settlement'),
      entity: 'settlement',
      required: true,
      readOnly: true,
      key: true,
      width: 160,
    },
    match: { kind: 'enum', label: text('异常', 'Exception'), required: true, readOnly: true, options: matchResults, width: 104 },
    ...settledAccountFields,
    supplier: { ...settledAccountFields.supplier, required: true },
    invoice: { kind: 'ref', label: text('发票', 'Invoice'), entity: 'supplierInvoice', required: true, readOnly: true, width: 220 },
    invoiceLine: {
      kind: 'integer',
      label: text('发票行', 'Invoice line'),
      required: true,
      readOnly: true,
      hidden: true,
      min: 1,
      max: 500,
      width: 80,
    },
    purchaseOrder: { ...purchaseOrder, readOnly: true },
    orderLine: { ...orderLine, readOnly: true },
    sku,
    poPrice: netPrice('订单未税价', 'PO net price', seenWith('poPrice')),
    invoicePrice: netPrice('发票单价', 'Invoice price', seenWith('invoicePrice')),
    priceDiff: netPrice('单价差', 'Difference', { min: '-999999999999', ...seenWith('invoicePrice') }),
    availableQty: piecesField('可结算', 'Available', { min: 0, width: 90 }),
    qty: piecesField('开票', 'Billed', { min: 0, width: 90 }),
    poTaxRate: rate('订单税率', 'PO tax rate'),
    invoiceTaxRate: rate('发票税率', 'Invoice tax rate'),
    held: settledAmount('留置', 'Held', seenWith('held')),
    buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, width: 100 },
    createdAt: { kind: 'instant', label: text('生成时间', 'Created at'), readOnly: true, width: 160 },
  },
});

export const settlementExceptions = definePage({
  key: 'settlementExceptions',
  title: text('匹配异常', 'Match exceptions'),
  help: {
    why: text('逐行处理与订单、验收不符的发票。', 'Resolve invoices that do not match order or receipt, line by line.'),
    notes: [
      text(
        '“放行”须写明原因，按发票的价格与税率付款，件数不超过验收；放行人与原因记入结算单。',
        'An override needs a reason; it is paid at the price and rate of the invoice, for no more than was accepted, and kept in the settlement.',
      ),
      text('全部异常处理后，结算单回到草稿，可以提交。', 'Once all are resolved the settlement is a draft again and can be submitted.'),
    ],
  },
  resource: settlementExceptionRecords,
  columns: [
    'settlement',
    'match',
    'supplier',
    'purchaseOrder',
    'orderLine',
    'sku',
    'currency',
    'poPrice',
    'invoicePrice',
    'priceDiff',
    'availableQty',
    'qty',
    'held',
    'invoice',
    'poTaxRate',
    'invoiceTaxRate',
    'companyEntity',
    'buyer',
    'createdAt',
  ],
  pinned: 2,
  filters: ['settlement', 'purchaseOrder', 'sku', 'supplier', 'companyEntity', 'currency', 'match', 'buyer', 'createdAt'],
  totals: ['held'],
  sort: [{ field: 'createdAt' }],
  headline: ['supplier', 'match', 'poPrice', 'invoicePrice', 'availableQty', 'qty', 'held'],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'override',
      title: text('放行', 'Override'),
      on: 'many',
      most: 200,
      whole: true,
      tone: 'danger',
      confirm: text(
        '按发票的价格与税率付款，件数不超过验收。',
        'It is paid at the price and rate of the invoice, for no more than was accepted.',
      ),
      input: {
        reason: {
          kind: 'text',
          label: text('原因', 'Reason'),
          required: true,
          maxLength: 500,
          lines: 3,
          help: text('至少10个字。', 'At least 10 characters.'),
        },
      },
    },
    {
      key: 'askSupplier',
      title: text('询问供应商', 'Ask supplier'),
      on: 'many',
      most: 200,
      whole: true,
      confirm: text(
        '每张结算单给供应商发一封邮件，列出所勾选的行。',
        'One mail for each settlement goes to the supplier and lists the ticked lines.',
      ),
    },
  ],
});
