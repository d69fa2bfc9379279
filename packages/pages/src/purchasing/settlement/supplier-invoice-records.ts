import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { mostOrderLines } from '@axle/purchasing';
import { attachments, numberOf } from '../../inventory/operation/operation-fields.ts';
import { netPrice, orderLineFields, settledAccountFields, settledAmount } from './settled-fields.ts';
import { supplierInvoiceState, supplierInvoiceStates } from './supplier-invoice-states.ts';

/** What suppliers bill of lines of orders. */
export const supplierInvoiceRecords = defineResource({
  entity: 'supplierInvoice',
  label: text('供应商发票', 'Supplier invoice'),
  service: 'purchase-service',
  readFrom: 'supplier_invoice_list',
  nameFields: ['ivNo', 'invoiceNo'],
  knownBy: { code: 'ivNo' },
  scopedBy: { kind: 'supplier', field: 'supplier' },
  constraints: {
    supplier_invoice_once: {
      code: 'INVOICE_ONCE',
      field: 'invoiceNo',
      message: text('发票已存在', 'This invoice is already registered'),
    },
  },
  fields: {
    ivNo: numberOf('登记号', 'Registration no.'),
    state: supplierInvoiceState,
    supplier: { ...settledAccountFields.supplier, readOnly: false, required: true, key: true },
    invoiceNo: { kind: 'code', label: text('发票号码', 'Invoice no.'), required: true, key: true, maxLength: 40, width: 170 },
    invoiceDate: { kind: 'date', label: text('开票日期', 'Invoice date'), required: true, width: 116 },
    companyEntity: settledAccountFields.companyEntity,
    currency: settledAccountFields.currency,
    taxRate: {
      kind: 'percent',
      label: text('税率', 'Tax rate'),
      required: true,
      scale: 2,
      min: '0',
      max: '100',
      initial: '13',
      width: 90,
    },
    amountGross: settledAmount('价税合计', 'Gross amount', {
      required: true,
      readOnly: false,
      help: text('按票面填写；与明细合计最多相差1.00。', 'As on the paper; may differ from its lines by 1.00.'),
    }),
    amountNet: settledAmount('未税金额', 'Net amount'),
    amountTax: settledAmount('税额', 'Tax'),
    orders: {
      kind: 'tags',
      codesOf: 'purchaseOrder',
      through: { view: 'supplier_invoice_order', by: ['id'], column: 'order_no' },
      label: text('订单', 'Orders'),
      readOnly: true,
      figure: true,
      maxLength: 20,
      width: 170,
    },
    settlement: { kind: 'ref', label: text('结算单', 'Settlement'), entity: 'settlement', readOnly: true, figure: true, width: 160 },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, hidden: true, width: 200 },
    attachments: { ...attachments, label: text('发票文件', 'Invoice file') },
    cancelReason: {
      kind: 'text',
      label: text('作废原因', 'Reason for cancelling'),
      readOnly: true,
      hidden: true,
      maxLength: 500,
      width: 180,
    },
    lines: {
      kind: 'lines',
      label: text('明细', 'Lines'),
      required: true,
      by: ['purchaseOrder', 'orderLine'],
      most: mostOrderLines,
      sums: ['qty', 'amount'],
      fields: {
        ...orderLineFields,
        qty: { kind: 'integer', label: text('开票数量', 'Billed qty'), required: true, min: 1, max: 999_999, width: 100 },
        price: netPrice('未税单价', 'Net price', { required: true, readOnly: false, width: 120 }),
        amount: settledAmount('未税金额', 'Net amount', { width: 130 }),
        settledQty: { kind: 'integer', label: text('已结算', 'Settled'), readOnly: true, min: 0, max: 999_999, width: 90 },
      },
    },
  },
  unique: [{ fields: ['supplier', 'invoiceNo', 'ivNo'] }, { fields: ['ivNo'] }],
  states: supplierInvoiceStates,
});
