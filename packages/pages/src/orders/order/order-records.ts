import { text } from '@axle/kernel';
import { defineResource, type InstantField } from '@axle/page-kit';
import { numberOf, skusOf } from '../../inventory/operation/operation-fields.ts';
import { orderCandidates } from './order-allocation.ts';
import { amountFields, buyerFields } from './order-fields.ts';
import { orderLines } from './order-lines.ts';
import {
  abnormalCodeOptions,
  holdReasonOptions,
  orderKindOptions,
  orderPlatformOptions,
  orderStatusOptions,
  shipServiceOptions,
} from './order-options.ts';
import { orderStates } from './order-states.ts';

const instant = (zh: string, en: string, more: Partial<InstantField> = {}): InstantField => ({
  kind: 'instant',
  label: text(zh, en),
  readOnly: true,
  width: 160,
  ...more,
});

/** Orders of customers. */
export const salesOrderRecords = defineResource({
  entity: 'salesOrder',
  label: text('销售订单', 'Sales order'),
  service: 'nova',
  readFrom: 'sales_order_list',
  nameFields: ['orderNo'],
  scopedBy: { kind: 'shop', field: 'store' },
  knownBy: { code: 'orderNo' },
  fields: {
    orderNo: numberOf('订单号', 'Order no.'),
    hoursLeft: {
      kind: 'integer',
      label: text('剩余小时', 'Hours left'),
      readOnly: true,
      figure: true,
      unsorted: true,
      min: -100_000,
      max: 100_000,
      alarm: 'late',
      width: 84,
      help: text('距最晚发货时间的小时数。', 'Hours until the latest time to ship.'),
    },
    late: { kind: 'bool', label: text('已逾期', 'Late'), readOnly: true, figure: true, unsorted: true, hidden: true, width: 80 },
    kind: { kind: 'enum', label: text('类型', 'Kind'), required: true, readOnly: true, options: orderKindOptions, width: 100 },
    platform: { kind: 'enum', label: text('平台', 'Platform'), required: true, readOnly: true, options: orderPlatformOptions, width: 100 },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true, immutable: true, width: 150 },
    site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', readOnly: true, width: 110 },
    platformOrderId: { kind: 'code', label: text('平台订单号', 'Platform order'), immutable: true, maxLength: 64, width: 190 },
    platformStatus: { kind: 'text', label: text('平台状态', 'Platform status'), readOnly: true, maxLength: 60, width: 130 },
    status: { kind: 'enum', label: text('状态', 'Status'), readOnly: true, options: orderStatusOptions, width: 120 },
    holdReason: { kind: 'enum', label: text('挂起原因', 'Hold reason'), readOnly: true, options: holdReasonOptions, width: 120 },
    abnormalCode: { kind: 'enum', label: text('异常原因', 'Abnormal reason'), readOnly: true, options: abnormalCodeOptions, width: 140 },
    ...buyerFields,
    skus: skusOf('sales_order_sku'),
    qty: {
      kind: 'integer',
      label: text('件数', 'Units'),
      readOnly: true,
      figure: true,
      min: 0,
      max: 1_000_000,
      width: 80,
    },
    ...amountFields,
    shipService: { kind: 'enum', label: text('时效', 'Service'), options: shipServiceOptions, initial: 'standard', width: 100 },
    paidAt: instant('付款时间', 'Paid at'),
    purchaseAt: instant('下单时间', 'Ordered at', { required: true }),
    latestShipAt: instant('最晚发货', 'Ship by', { readOnly: false }),
    promisedBy: instant('承诺送达', 'Promised by', { hidden: true }),
    warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', readOnly: true, width: 140 },
    channel: { kind: 'ref', label: text('物流渠道', 'Channel'), entity: 'logisticsChannel', readOnly: true, width: 150 },
    waybillNo: { kind: 'code', label: text('运单号', 'Waybill'), readOnly: true, maxLength: 60, width: 160 },
    shippedAt: instant('发货时间', 'Shipped at'),
    deliveredAt: instant('妥投时间', 'Delivered at', { hidden: true }),
    tags: { kind: 'tags', label: text('标签', 'Tags'), maxLength: 20, width: 120 },
    buyerNote: { kind: 'text', label: text('买家留言', 'Buyer’s note'), maxLength: 2000, readOnly: true, width: 180 },
    sellerNote: { kind: 'text', label: text('备注', 'Note'), maxLength: 2000, lines: 2, width: 180 },
    lines: orderLines,
    candidates: orderCandidates,
  },
  unique: [{ fields: ['platform', 'store', 'platformOrderId'] }],
  states: orderStates,
});
