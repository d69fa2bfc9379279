import { text } from '@axle/kernel';
import { definePage, defineResource, type IntegerField } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { piecesField } from '../../inventory/stock-fields.ts';
import { leftOutReasons } from '../requirement/left-out-reasons.ts';
import { createdTab } from './created-tool.ts';

const count = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  required: true,
  min: 0,
  max: 1_000_000_000,
  width: 90,
});

export const orderBatchRecords = defineResource({
  entity: 'purchaseOrderBatch',
  label: text('创建批次', 'Batch of orders'),
  service: 'purchase-service',
  readFrom: 'purchase_order_batch_list',
  nameFields: ['batchNo'],
  knownBy: { code: 'batchNo' },
  fields: {
    batchNo: numberOf('创建批次', 'Batch'),
    orderCount: piecesField('订单数', 'Orders', { figure: true, min: 0, width: 90 }),
    pieces: piecesField('数量', 'Qty', { figure: true, min: 0, width: 96 }),
    leftOutCount: piecesField('未生成', 'Left out', { figure: true, min: 0, width: 96 }),
    orders: {
      kind: 'lines',
      label: text('生成的订单', 'Orders'),
      readOnly: true,
      by: ['order'],
      most: 5000,
      sums: ['lineCount', 'qty', 'surplus'],
      fields: {
        order: { kind: 'ref', label: text('采购单', 'Purchase order'), entity: 'purchaseOrder', required: true, width: 170 },
        supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, width: 260 },
        warehouse: { kind: 'ref', label: text('交货仓库', 'Deliver to'), entity: 'warehouse', required: true, width: 180 },
        lineCount: count('行数', 'Lines'),
        qty: count('数量', 'Qty'),
        surplus: count('多订', 'Surplus'),
      },
    },
    leftOut: {
      kind: 'lines',
      label: text('未生成', 'Left out'),
      readOnly: true,
      by: ['no'],
      most: 5000,
      sums: ['qty'],
      fields: {
        no: count('序号', 'No.'),
        requirement: { kind: 'ref', label: text('采购需求', 'Requirement'), entity: 'purchaseRequirement', width: 170 },
        sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 260 },
        qty: { kind: 'integer', label: text('数量', 'Qty'), required: true, min: 1, max: 999_999, width: 90 },
        reason: { kind: 'enum', label: text('原因', 'Reason'), required: true, options: leftOutReasons, width: 200 },
      },
    },
  },
  unique: [{ fields: ['batchNo'] }],
  ofMakers: true,
});

/** The orders in hand, each as `id:version`, by commas. */
const ordersInput = { kind: 'text', label: text('采购单', 'Purchase orders'), required: true, maxLength: 200_000 } as const;

export const purchaseOrderCreated = definePage({
  key: 'purchaseOrderCreated',
  title: text('订单创建结果', 'Order created'),
  openToAll: true,
  help: {
    why: text(
      '生成订单之后，采购员看到生成了哪些订单、哪些没有生成、为什么，并从这里继续。',
      'After generating orders, the buyer sees which orders were created, what was left out and why, and goes on from there.',
    ),
    notes: [
      text(
        '每次生成留一个批次，重新打开内容不变；订单按现状显示，只显示本人权限范围内的订单。',
        'Each run leaves a batch that can be opened again. Orders are shown with their current status, and only those within your data scope.',
      ),
      text('“全部提交”逐单提交草稿，并逐单列出结果。', '“Submit all” submits the drafts one by one and lists the result of each.'),
      text(
        '“退回”删除本批次的草稿，需求退回为已确认；已提交的订单不受影响。',
        '“Send back” deletes the drafts and releases their requirements; orders already submitted stay.',
      ),
      text(
        '未生成的需求仍为已确认；点原因去补齐，之后可再次生成。',
        'Requirements that were left out stay confirmed: follow the reason to mend it, then generate them again.',
      ),
    ],
  },
  resource: orderBatchRecords,
  columns: ['batchNo', 'orderCount', 'pieces', 'leftOutCount', 'createdBy', 'createdAt'],
  pinned: 1,
  filters: ['batchNo', 'createdBy', 'createdAt'],
  search: ['batchNo'],
  sort: [{ field: 'createdAt', descending: true }],
  headline: ['orderCount', 'pieces', 'leftOutCount', 'createdAt'],
  tabs: [createdTab],
  standard: ['list', 'export'],
  actions: [
    { key: 'submitAll', title: text('全部提交', 'Submit all'), on: 'none', effect: 'view', input: { orders: ordersInput } },
    { key: 'sendBack', title: text('退回', 'Send back'), on: 'none', effect: 'view', input: { orders: ordersInput } },
  ],
  related: [
    {
      title: text('订单现状', 'Current orders'),
      section: 'purchase',
      page: 'purchaseOrder',
      field: 'batch',
      by: 'id',
      columns: ['orderNo', 'state', 'supplier', 'warehouse', 'currency', 'amountGross', 'lineCount', 'qty', 'requiredDate', 'buyer'],
    },
  ],
});
