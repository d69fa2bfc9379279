import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { piecesField } from '../../inventory/stock-fields.ts';
import { netPrice, orderLineFields, settledAccountFields } from './settled-fields.ts';

const { purchaseOrder, orderLine, sku } = orderLineFields;

/** A line of an order of which something is accepted or billed and not paid for yet. */
export const settleableFields = {
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
} as const satisfies Fields;
