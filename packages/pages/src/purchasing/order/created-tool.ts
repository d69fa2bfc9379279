import { text } from '@axle/kernel';
import type { CodeField, EnumOption, IntegerField, PageTab } from '@axle/page-kit';
import type { NextStep } from '@axle/purchasing';
import { leftOutReasons } from '../requirement/left-out-reasons.ts';
import { orderState } from './order-states.ts';

const count = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 1_000_000_000, width: 90 });
const number = (zh: string, en: string): CodeField => ({
  kind: 'code',
  label: text(zh, en),
  documentNo: true,
  maxLength: 40,
  width: 150,
});

/** [R110] */
export const nextSteps = [
  { code: 'submit', label: text('提交审批', 'Submit for approval'), tone: 'warn' },
  { code: 'approve', label: text('等待审批', 'Awaiting approval'), tone: 'info' },
  { code: 'revise', label: text('修改后重新提交', 'Revise and submit again'), tone: 'bad' },
  { code: 'send', label: text('发送供应商', 'Send to supplier'), tone: 'warn' },
  { code: 'reply', label: text('等待供应商回复', 'Awaiting the supplier’s reply'), tone: 'info' },
  { code: 'decide', label: text('处理供应商回复', 'Decide on the reply'), tone: 'warn' },
  { code: 'follow', label: text('跟进交付', 'Follow delivery'), tone: 'info' },
  { code: 'settle', label: text('结算', 'Settle'), tone: 'info' },
  { code: 'close', label: text('关闭', 'Close'), tone: 'neutral' },
] as const satisfies readonly (EnumOption & { readonly code: NextStep })[];

/** The orders that were created together, as they stand, and what was left out. */
export const createdTab = {
  key: 'created',
  title: text('创建结果', 'Result'),
  view: 'purchasing/order-created',
  tool: {
    byView: true,
    reads: ['batchNo', 'orders', 'leftOut'],
    inputs: {
      batchNo: number('创建批次', 'Batch'),
      orderNo: number('采购单号', 'PO no.'),
    },
    address: { batchNo: 'batchNo', orderNo: 'orderNo' },
    exports: 'leftOut',
    results: {
      batch: count('批次', 'Batch'),
      batchNo: number('创建批次', 'Batch'),
      createdBy: { kind: 'user', label: text('创建人', 'Created by') },
      createdAt: { kind: 'instant', label: text('创建时间', 'Created at') },
      requested: count('需求数量', 'Requested'),
      allocated: count('已分配', 'Allocated'),
      leftOutQty: count('未生成数量', 'Left out'),
      orders: {
        kind: 'lines',
        label: text('生成的订单', 'Orders'),
        by: ['order'],
        most: 5000,
        sums: ['lineCount', 'qty', 'surplus'],
        fields: {
          order: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder', required: true, width: 170 },
          version: { ...count('版本', 'Version'), hidden: true },
          orderNo: { ...number('采购单号', 'PO no.'), hidden: true },
          supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', width: 240 },
          companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', width: 170 },
          warehouse: { kind: 'ref', label: text('交货仓库', 'Deliver to'), entity: 'warehouse', width: 150 },
          currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3, width: 76 },
          lineCount: count('行数', 'Lines'),
          qty: count('数量', 'Qty'),
          amountGross: { kind: 'money', label: text('含税金额', 'Gross amount'), scale: 2, currency: { field: 'currency' }, width: 130 },
          requirements: count('来源需求', 'Requirements'),
          surplus: count('多订', 'Surplus'),
          state: { ...orderState, width: 110 },
          nextStep: { kind: 'enum', label: text('下一步', 'Next step'), options: nextSteps, width: 150 },
        },
      },
      leftOut: {
        kind: 'lines',
        label: text('未生成', 'Left out'),
        by: ['no'],
        most: 5000,
        sums: ['qty'],
        fields: {
          no: { ...count('序号', 'No.'), required: true },
          requirement: { kind: 'ref', label: text('采购需求', 'Requirement'), entity: 'purchaseRequirement', width: 170 },
          sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', width: 260 },
          supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', width: 240 },
          qty: count('数量', 'Qty'),
          reason: { kind: 'enum', label: text('原因', 'Reason'), options: leftOutReasons, width: 200 },
        },
      },
    },
  },
} as const satisfies PageTab;
