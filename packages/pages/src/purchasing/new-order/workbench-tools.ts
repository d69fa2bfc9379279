import { text } from '@axle/kernel';
import type { DecimalField, PageTab } from '@axle/page-kit';
import { inspectPlanField } from '../order/inspection-fields.ts';
import { paymentFields, paymentKeys } from '../order/payment-fields.ts';
import { code, count, currency, day, supplier } from './workbench-fields.ts';

const amount = (zh: string, en: string): DecimalField => ({ kind: 'decimal', label: text(zh, en), scale: 4, places: 2 });

/** What the choice of a supplier fills in. */
export const termsTab = {
  key: 'terms',
  title: text('供应商条款', 'Supplier terms'),
  tool: {
    byView: true,
    reads: ['supplier', 'currency', 'taxRate', 'paymentMethod', 'buyer', 'incoterm'],
    inputs: { supplier },
    results: {
      currency,
      incoterm: code('贸易条款', 'Incoterm'),
      paymentMethod: { kind: 'ref', label: text('付款方式', 'Payment method'), entity: 'paymentMethod' },
      taxRate: { kind: 'percent', label: text('税率', 'Tax rate'), scale: 2 },
      buyer: { kind: 'user', label: text('采购员', 'Buyer') },
      template: { kind: 'ref', label: text('订单模板', 'Order template'), entity: 'orderTemplate' },
      overTolPct: { kind: 'percent', label: text('超收容差', 'Over-delivery tolerance'), scale: 2 },
      underTolPct: { kind: 'percent', label: text('短收容差', 'Under-delivery tolerance'), scale: 2 },
      refused: { kind: 'text', label: text('不能下单', 'Cannot be ordered from'), maxLength: 300 },
    },
  },
} as const satisfies PageTab;

/** What the choice of a payment method fills in. */
export const paymentTab = {
  key: 'payment',
  title: text('付款条件', 'Payment terms'),
  tool: {
    byView: true,
    reads: ['paymentMethod', ...paymentKeys],
    inputs: { paymentMethod: { kind: 'ref', label: text('付款方式', 'Payment method'), entity: 'paymentMethod', required: true } },
    results: paymentFields,
  },
} as const satisfies PageTab;

/** What is known of the line in hand. */
export const factsTab = {
  key: 'facts',
  title: text('本行', 'Line'),
  tool: {
    byView: true,
    reads: ['supplier', 'currency', 'lines'],
    inputs: {
      supplier,
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true },
      currency,
      priceInclTax: { kind: 'bool', label: text('含税价', 'Prices include tax') },
      qty: { kind: 'integer', label: text('该SKU总数', 'Total of the SKU'), required: true, min: 0, max: 999_999_999 },
      purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder' },
      requiredDate: day('要求交期', 'Required date'),
      contract: { kind: 'ref', label: text('合同', 'Contract'), entity: 'contract' },
    },
    results: {
      itemNo: code('供应商货号', 'Supplier item no.'),
      moq: count('起订量', 'MOQ'),
      cartonQty: count('箱规', 'Carton qty'),
      multiple: count('订货倍数', 'Order multiple'),
      leadDays: count('交期(天)', 'Lead time (days)'),
      price: amount('阶梯价', 'Price break'),
      contractPrice: amount('合同价', 'Contract price'),
      upQty: count('更大起量', 'Next break'),
      upPrice: amount('更大起量单价', 'Price at next break'),
      upAmount: amount('更大起量金额', 'Amount at next break'),
      instead: amount('现金额', 'Amount now'),
      free: count('可用库存', 'Free stock'),
      transit: count('在途', 'In transit'),
      coverDays: count('可售天数', 'Days of cover'),
      breaks: {
        kind: 'lines',
        label: text('阶梯价', 'Price breaks'),
        by: ['minQty'],
        most: 100,
        fields: { minQty: count('起量', 'From qty'), price: amount('单价', 'Price'), validTo: day('失效日期', 'Valid to') },
      },
      last: {
        kind: 'lines',
        label: text('最近三次成交', 'Last three prices'),
        by: ['orderNo'],
        most: 3,
        fields: {
          orderNo: code('采购单号', 'PO no.'),
          day: day('审批日期', 'Approved on'),
          qty: count('数量', 'Qty'),
          price: amount('单价', 'Price'),
        },
      },
      allocations: {
        kind: 'lines',
        label: text('本行供给的需求', 'Requirements served by this line'),
        by: ['reqNo'],
        most: 50,
        fields: { reqNo: code('需求单号', 'Requirement no.'), qty: count('数量', 'Qty'), warehouse: code('仓库', 'Warehouse') },
      },
      requirements: {
        kind: 'lines',
        label: text('未下单的需求', 'Open requirements'),
        by: ['reqNo'],
        most: 50,
        fields: {
          reqNo: code('需求单号', 'Requirement no.'),
          openQty: count('未下单', 'Open'),
          requiredDate: day('要求交期', 'Required date'),
        },
      },
    },
  },
} as const satisfies PageTab;

/** Where an order goes, on which terms, and what is ordered. */
const filled = {
  companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity' },
  warehouse: { kind: 'ref', label: text('交货仓库', 'Deliver to'), entity: 'warehouse' },
  currency,
  incoterm: code('贸易条款', 'Incoterm'),
  type: code('类型', 'Type'),
  leftOut: count('未带入', 'Left out'),
} as const;
const filledLine = {
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku' },
  qty: count('数量', 'Qty'),
  requiredDate: day('要求交期', 'Required date'),
} as const;
const linesOf = { kind: 'lines', label: text('明细', 'Lines'), by: ['sku', 'requiredDate'], most: 500 } as const;

/** What requirements make of a new order: those of the first supplier, company and warehouse among them. */
export const fillTab = {
  key: 'fill',
  title: text('由需求带入', 'From requirements'),
  tool: {
    byView: true,
    reads: ['supplier', 'currency', 'lines'],
    inputs: { reqIds: { kind: 'text', label: text('采购需求', 'Requirements'), required: true, maxLength: 4000 } },
    results: { supplier, ...filled, lines: { ...linesOf, fields: filledLine } },
  },
} as const satisfies PageTab;

/** What a template makes of a new order. */
export const templateTab = {
  key: 'template',
  title: text('由模板带入', 'From a template'),
  tool: {
    byView: true,
    reads: ['supplier', 'currency', 'lines'],
    inputs: { template: { kind: 'ref', label: text('订单模板', 'Order template'), entity: 'orderTemplate', required: true } },
    results: {
      supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier' },
      ...filled,
      paymentMethod: { kind: 'ref', label: text('付款方式', 'Payment method'), entity: 'paymentMethod' },
      template: { kind: 'ref', label: text('订单模板', 'Order template'), entity: 'orderTemplate' },
      lines: { ...linesOf, fields: { ...filledLine, inspectPlan: inspectPlanField } },
    },
  },
} as const satisfies PageTab;
