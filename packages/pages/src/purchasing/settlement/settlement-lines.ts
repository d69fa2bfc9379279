import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { inspectionStandingOptions } from '../delivery/follow-fields.ts';
import { netPrice, orderLineFields, settledAmount } from './settled-fields.ts';
import { matchResults } from './settlement-words.ts';

const pieces = (zh: string, en: string) =>
  ({ kind: 'integer', label: text(zh, en), readOnly: true, min: 0, max: 9_999_999, width: 90 }) as const;
const rate = (zh: string, en: string) =>
  ({ kind: 'percent', label: text(zh, en), readOnly: true, scale: 2, min: '0', max: '100', hidden: true, width: 90 }) as const;
const taken = {
  amount: settledAmount('本次抵扣', 'Applied'),
  carried: settledAmount('结转', 'Carried over'),
} as const;

/** The invoices of a settlement, what each of their lines was matched with, and what is taken off. */
export const settlementLines = {
  invoices: {
    kind: 'lines',
    label: text('发票', 'Invoices'),
    required: true,
    by: ['invoice'],
    most: 100,
    fields: {
      invoice: { kind: 'ref', label: text('发票', 'Invoice'), entity: 'supplierInvoice', required: true, width: 320 },
      onlyLines: {
        kind: 'tags',
        label: text('仅结算行', 'Only lines'),
        maxLength: 3,
        width: 150,
        help: text(
          '发票行号；留空为全部行，其余行以后再结算。',
          'Line numbers of the invoice; all if left empty. The others are settled later.',
        ),
      },
    },
  },
  lines: {
    kind: 'lines',
    label: text('三单匹配', 'Three-way match'),
    readOnly: true,
    by: ['invoice', 'invoiceLine'],
    most: 500,
    sums: ['qty', 'payQty', 'net', 'tax', 'amountGross', 'held', 'ppv'],
    fields: {
      ...orderLineFields,
      invoice: { kind: 'ref', label: text('发票', 'Invoice'), entity: 'supplierInvoice', required: true, width: 220 },
      invoiceLine: { kind: 'integer', label: text('发票行', 'Invoice line'), required: true, hidden: true, min: 1, max: 500, width: 80 },
      match: { kind: 'enum', label: text('匹配', 'Match'), readOnly: true, options: matchResults, width: 104 },
      poPrice: netPrice('订单未税价', 'PO net price'),
      availableQty: pieces('可结算', 'Available'),
      inspection: {
        kind: 'enum',
        label: text('验货状态', 'Inspection'),
        readOnly: true,
        options: inspectionStandingOptions,
        width: 120,
        help: text('匹配时订单行的验货状态。', 'Of the order line, when it was matched.'),
      },
      qty: pieces('开票', 'Billed'),
      invoicePrice: netPrice('发票单价', 'Invoice price'),
      poTaxRate: rate('订单税率', 'PO tax rate'),
      invoiceTaxRate: rate('发票税率', 'Invoice tax rate'),
      payQty: pieces('应付件数', 'Payable qty'),
      net: settledAmount('未税金额', 'Net amount'),
      tax: settledAmount('税额', 'Tax'),
      amountGross: settledAmount('价税合计', 'Gross amount'),
      held: settledAmount('留置', 'Held', { help: text('留在发票上的未税金额。', 'Amount left on the invoice, without tax.') }),
      ppv: settledAmount('价差', 'Price variance', { min: '-999999999999' }),
      override: { kind: 'bool', label: text('放行', 'Overridden'), readOnly: true, width: 90 },
      overrideReason: { kind: 'text', label: text('放行原因', 'Why'), readOnly: true, maxLength: 500, width: 180 },
      overrideBy: { kind: 'user', label: text('放行人', 'Overridden by'), readOnly: true, width: 100 },
      overrideAt: { kind: 'instant', label: text('放行时间', 'Overridden at'), readOnly: true, width: 160 },
    },
  },
  deductions: {
    kind: 'lines',
    label: text('扣款', 'Deductions'),
    readOnly: true,
    by: ['deduction'],
    most: 500,
    sums: ['amount', 'carried'],
    fields: { deduction: { kind: 'ref', label: text('扣款单', 'Deduction'), entity: 'deduction', required: true, width: 180 }, ...taken },
  },
  claims: {
    kind: 'lines',
    label: text('索赔', 'Claims'),
    readOnly: true,
    by: ['claim'],
    most: 500,
    sums: ['amount', 'carried'],
    fields: { claim: { kind: 'ref', label: text('索赔单', 'Claim'), entity: 'claim', required: true, width: 180 }, ...taken },
  },
  prepays: {
    kind: 'lines',
    label: text('预付核销', 'Prepayments used'),
    readOnly: true,
    by: ['prepayment', 'purchaseOrder'],
    most: 500,
    sums: ['amount', 'carried'],
    fields: {
      prepayment: { kind: 'ref', label: text('预付单', 'Prepayment'), entity: 'prepayment', required: true, width: 180 },
      purchaseOrder: orderLineFields.purchaseOrder,
      ...taken,
    },
  },
} as const satisfies Fields;
