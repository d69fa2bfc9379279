import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { piecesField } from '../../inventory/stock-fields.ts';
import { netPrice, orderLineFields, settledAccountFields } from './settled-fields.ts';

const { purchaseOrder, orderLine, sku } = orderLineFields;

const settleableLineRecords = defineResource({
  entity: 'settleableLine',
  label: text('可结算行', 'Line to settle'),
  service: 'purchase-service',
  nameFields: ['purchaseOrder', 'orderLine'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'sku',
  fields: {
    purchaseOrder: { ...purchaseOrder, readOnly: true, key: true },
    orderLine: { ...orderLine, readOnly: true },
    sku: { ...sku, required: true, key: true },
    supplier: { ...settledAccountFields.supplier, required: true },
    companyEntity: { ...settledAccountFields.companyEntity, required: true },
    currency: { ...settledAccountFields.currency, required: true },
    hint: {
      kind: 'enum',
      label: text('匹配提示', 'Hint'),
      required: true,
      readOnly: true,
      width: 104,
      options: [
        { code: 'ready', label: text('可结算', 'Ready'), tone: 'good' },
        { code: 'no_inv', label: text('缺发票', 'No invoice'), tone: 'warn' },
        { code: 'no_gr', label: text('缺收货', 'No receipt'), tone: 'bad' },
      ],
      help: text(
        '有未占用的已查验发票、且有已验收未结算的件数才可结算。',
        'Ready with a verified invoice and accepted pieces that are not settled.',
      ),
    },
    acceptedQty: piecesField('已验收', 'Accepted', { min: 0, width: 90 }),
    settledQty: piecesField('已结算', 'Settled', { min: 0, width: 90 }),
    settlingQty: piecesField('结算中', 'Being settled', {
      min: 0,
      width: 90,
      help: text('在未审批的结算单中。', 'In settlements that are not approved.'),
    }),
    readyQty: piecesField('可结算', 'To settle', { min: 0, width: 90 }),
    billedQty: piecesField('已开票未结', 'Billed, open', { min: 0, width: 104 }),
    invoiceNos: { kind: 'tags', label: text('发票号码', 'Invoices'), readOnly: true, maxLength: 40, width: 180 },
    price: netPrice('订单单价', 'PO price', { seenWith: { page: 'purchaseOrder', field: 'lines.price' } }),
    buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, width: 100 },
  },
});

export const settlementReady = definePage({
  key: 'settlementReady',
  title: text('可结算', 'Ready to settle'),
  help: {
    why: text(
      '列出已验收、尚未结算的订单行，勾选后生成结算单。',
      'Lists order lines that are accepted and not settled; tick them to settle.',
    ),
    notes: [
      text(
        '“生成结算单”按供应商、主体与币种各生成一张，带入所勾选行的全部已查验发票，逐行三单匹配并试算应付。',
        'Create makes one settlement for each supplier, company and currency from all verified invoices of the ticked lines, matches them line by line, and previews the payable.',
      ),
    ],
  },
  resource: settleableLineRecords,
  columns: [
    'purchaseOrder',
    'orderLine',
    'sku',
    'supplier',
    'companyEntity',
    'currency',
    'hint',
    'readyQty',
    'billedQty',
    'invoiceNos',
    'acceptedQty',
    'settledQty',
    'settlingQty',
    'price',
    'buyer',
  ],
  pinned: 2,
  filters: ['purchaseOrder', 'sku', 'supplier', 'companyEntity', 'currency', 'hint', 'buyer', 'readyQty'],
  totals: ['readyQty', 'billedQty'],
  sort: [{ field: 'hint', descending: true }, { field: 'supplier' }, { field: 'companyEntity' }, { field: 'currency' }],
  headline: ['supplier', 'companyEntity', 'currency', 'readyQty', 'billedQty', 'hint'],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'create',
      title: text('生成结算单', 'Create settlements'),
      on: 'many',
      most: 200,
      whole: true,
      tone: 'primary',
      when: { field: 'hint', in: ['ready', 'no_gr'] },
    },
  ],
});
