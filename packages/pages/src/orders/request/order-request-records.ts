import { text } from '@axle/kernel';
import { defineResource, type EnumOption } from '@axle/page-kit';
import { orderPlatformOptions, orderStatusOptions, viewBuyer } from '../order/order-options.ts';

/** What a platform wants changed of an order. */
const requestKindOptions = [
  { code: 'cancel', label: text('取消', 'Cancellation'), tone: 'bad' },
  { code: 'address', label: text('改地址', 'Address change'), tone: 'warn' },
  { code: 'lines', label: text('改明细', 'Line change'), tone: 'warn' },
  { code: 'status', label: text('状态存疑', 'Status in doubt'), tone: 'info' },
] as const satisfies readonly EnumOption[];

const requestStateOptions = [
  { code: 'open', label: text('待处理', 'Open'), tone: 'warn' },
  { code: 'accepted', label: text('已接受', 'Accepted'), tone: 'good' },
  { code: 'refused', label: text('已拒绝', 'Refused'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** [S1] What platforms want changed of orders that are past the point where they may. */
export const orderRequestRecords = defineResource({
  entity: 'salesOrderRequest',
  label: text('平台请求', 'Platform request'),
  service: 'nova',
  readFrom: 'sales_order_request_list',
  nameFields: ['salesOrder', 'kind'],
  managed: false,
  searchedThrough: 'salesOrder',
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    salesOrder: {
      kind: 'ref',
      label: text('订单号', 'Order no.'),
      entity: 'salesOrder',
      required: true,
      readOnly: true,
      key: true,
      width: 170,
    },
    kind: { kind: 'enum', label: text('请求', 'Request'), readOnly: true, options: requestKindOptions, key: true, width: 130 },
    state: { kind: 'enum', label: text('状态', 'Status'), readOnly: true, options: requestStateOptions, width: 100 },
    platform: {
      kind: 'enum',
      label: text('平台', 'Platform'),
      readOnly: true,
      figure: true,
      unsorted: true,
      options: orderPlatformOptions,
      width: 100,
    },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', readOnly: true, width: 150 },
    platformOrderId: {
      kind: 'code',
      label: text('平台订单号', 'Platform order'),
      readOnly: true,
      figure: true,
      unsorted: true,
      maxLength: 64,
      pattern: '[!-~]+',
      width: 180,
    },
    orderStatus: {
      kind: 'enum',
      label: text('订单状态', 'Order status'),
      readOnly: true,
      figure: true,
      unsorted: true,
      options: orderStatusOptions,
      width: 120,
    },
    together: {
      kind: 'bool',
      label: text('合并发货', 'In a merged parcel'),
      readOnly: true,
      figure: true,
      unsorted: true,
      width: 110,
      help: text('接受前须先取消合并。', 'Undo the merge before accepting the request.'),
    },
    latestShipAt: { kind: 'instant', label: text('最晚发货', 'Ship by'), readOnly: true, figure: true, unsorted: true, width: 160 },
    wanted: {
      kind: 'text',
      label: text('平台要求', 'Requested'),
      readOnly: true,
      figure: true,
      unsorted: true,
      maxLength: 30_000,
      width: 240,
    },
    wantedAddress: {
      kind: 'text',
      label: text('新地址', 'New address'),
      readOnly: true,
      figure: true,
      unsorted: true,
      maxLength: 3000,
      seenBy: viewBuyer,
      width: 300,
    },
    askedAt: { kind: 'instant', label: text('请求时间', 'Asked at'), readOnly: true, width: 160 },
    reason: { kind: 'text', label: text('处理说明', 'Note'), readOnly: true, maxLength: 500, width: 200 },
    decidedBy: { kind: 'user', label: text('处理人', 'Decided by'), readOnly: true, width: 110 },
    decidedAt: { kind: 'instant', label: text('处理时间', 'Decided at'), readOnly: true, width: 160 },
  },
});
