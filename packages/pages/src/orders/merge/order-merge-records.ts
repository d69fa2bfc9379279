import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { orderPlatformOptions, orderStatusOptions } from '../order/order-options.ts';
import { orderMergeStateOptions, orderMergeStates } from './order-merge-states.ts';

/** Orders that went in one parcel, or were left apart. */
export const orderMergeRecords = defineResource({
  entity: 'orderMerge',
  label: text('订单合并', 'Order merge'),
  service: 'nova',
  readFrom: 'order_merge_list',
  nameFields: ['mergeNo'],
  knownBy: { code: 'mergeNo' },
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    mergeNo: numberOf('合并单号', 'Merge no.'),
    state: { kind: 'enum', label: text('状态', 'Status'), readOnly: true, options: orderMergeStateOptions, width: 100 },
    platform: { kind: 'enum', label: text('平台', 'Platform'), readOnly: true, options: orderPlatformOptions, width: 100 },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', readOnly: true, width: 150 },
    primaryOrder: {
      kind: 'ref',
      label: text('主订单', 'Primary order'),
      entity: 'salesOrder',
      readOnly: true,
      width: 160,
      help: text('最早付款的订单，包裹以它发货。', 'The order that was paid first: the parcel ships with it.'),
    },
    primaryStatus: {
      kind: 'enum',
      label: text('主订单状态', 'Status of the parcel'),
      readOnly: true,
      figure: true,
      unsorted: true,
      options: orderStatusOptions,
      width: 130,
    },
    orderNos: {
      kind: 'tags',
      codesOf: 'salesOrder',
      label: text('订单', 'Orders'),
      readOnly: true,
      figure: true,
      unsorted: true,
      maxLength: 20,
      width: 260,
      through: { view: 'order_merge_order', by: ['id'], column: 'order_no' },
    },
    orders: { kind: 'integer', label: text('订单数', 'Order count'), readOnly: true, min: 2, max: 50, width: 90 },
    units: { kind: 'integer', label: text('件数', 'Units'), readOnly: true, min: 0, max: 1_000_000, width: 80 },
    automatic: { kind: 'bool', label: text('自动合并', 'Automatic'), readOnly: true, width: 90 },
    reason: { kind: 'text', label: text('原因', 'Reason'), readOnly: true, maxLength: 200, width: 220 },
    endedBy: { kind: 'user', label: text('撤销人', 'Undone by'), readOnly: true, width: 110 },
    endedAt: { kind: 'instant', label: text('撤销时间', 'Undone at'), readOnly: true, width: 160 },
    members: {
      kind: 'lines',
      label: text('合并的订单', 'Orders of the parcel'),
      readOnly: true,
      by: ['salesOrder'],
      most: 50,
      fields: {
        salesOrder: { kind: 'ref', label: text('订单号', 'Order no.'), entity: 'salesOrder', required: true, width: 160 },
        statusBefore: { kind: 'enum', label: text('合并前状态', 'Status before'), options: orderStatusOptions, width: 130 },
        latestShipBefore: { kind: 'instant', label: text('合并前最晚发货', 'Ship by before'), width: 160 },
      },
    },
  },
  states: orderMergeStates,
});
