import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { inState } from '../../in-state.ts';
import { supplierInvoiceRecords } from './supplier-invoice-records.ts';

export const supplierInvoices = definePage({
  key: 'supplierInvoices',
  title: text('供应商发票', 'Supplier invoices'),
  words: ['进项发票', '收票', 'vendor invoice', 'bill'],
  help: {
    why: text('登记供应商的货款发票，作为三单匹配的一方。', 'Registers what suppliers bill for goods, one side of the three-way match.'),
    notes: [
      text(
        '每行对应一个订单行，单价不含税；主体与币种取自订单。同一供应商的发票号码只登记一次。',
        'Each line bills one order line at a price without tax; company and currency are those of the order. A number of a supplier is registered once.',
      ),
      text(
        '导入时同一供应商、同一发票号码的各行为一张发票，全部登记为草稿；合计不符、订单行不存在或号码重复的整张退回。税率与订单不同的可以登记，结算时为税率异常。',
        'In a file, rows of one supplier and number are one invoice, registered as a draft; an invoice that does not add up, has an unknown order line or is already registered is rejected as a whole. A tax rate other than that of the order is registered, and is an exception when it is settled.',
      ),
      text(
        '“查验”后可以结算。超出验收的件数留在发票上，状态为“差异待处理”，到货后再结算。',
        'Once verified it can be settled. Pieces beyond what was accepted stay on the invoice, which is held until they have come.',
      ),
    ],
  },
  resource: supplierInvoiceRecords,
  columns: [
    'ivNo',
    'invoiceNo',
    'state',
    'supplier',
    'companyEntity',
    'orders',
    'invoiceDate',
    'currency',
    'amountNet',
    'taxRate',
    'amountTax',
    'amountGross',
    'settlement',
    'note',
    'attachments',
    'cancelReason',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['invoiceNo', 'ivNo', 'orders', 'supplier', 'companyEntity', 'currency', 'state', 'invoiceDate', 'amountGross', 'createdAt'],
  totals: ['amountNet', 'amountTax', 'amountGross'],
  search: ['ivNo', 'invoiceNo', 'note'],
  sort: [{ field: 'invoiceDate', descending: true }],
  headline: ['supplier', 'companyEntity', 'invoiceNo', 'invoiceDate', 'amountGross', 'settlement'],
  tabs: [
    inState('tab0', '待处理', 'To handle', 'draft', 'verified', 'held'),
    inState('tab1', '已入账', 'Booked', 'approved', 'paid'),
    { key: 'all', title: text('全部', 'All') },
  ],
  form: [
    {
      title: text('发票', 'Invoice'),
      fields: ['supplier', 'invoiceNo', 'invoiceDate', 'taxRate', 'amountGross', 'note', 'attachments'],
    },
    { title: text('明细', 'Lines'), fields: ['lines'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  transitions: ['verify', 'rework', 'cancel'],
  importing: {
    columns: [
      'supplier',
      'invoiceNo',
      'invoiceDate',
      'taxRate',
      'amountGross',
      'lines.purchaseOrder',
      'lines.orderLine',
      'lines.qty',
      'lines.price',
      'note',
    ],
    mode: 'per_document',
    lines: 'lines',
    example: {
      supplier: 'SP0001',
      invoiceNo: '26442000000012345678',
      invoiceDate: '2026-07-01',
      taxRate: '13',
      amountGross: '4565.2',
      'lines.purchaseOrder': 'PO26070100001',
      'lines.orderLine': '1',
      'lines.qty': '400',
      'lines.price': '10.1',
      note: '七月货款',
    },
  },
});
