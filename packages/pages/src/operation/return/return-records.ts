import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { numberOf, skusOf } from '../../inventory/operation/operation-fields.ts';
import { refundFields, returnedFigures, returnLabel, returnMoments, returnPhotos } from './return-fields.ts';
import { returnGrades, returnLines } from './return-lines.ts';
import { returnReasonOptions } from './return-options.ts';
import { returnRefunds } from './return-refunds.ts';
import { returnStates, returnStatus } from './return-states.ts';

const words = (zh: string, en: string) =>
  ({ kind: 'text', label: text(zh, en), readOnly: true, hidden: true, maxLength: 500, lines: 2, width: 180 }) as const;

/** What buyers send back. */
export const returnRecords = defineResource({
  entity: 'returnOrder',
  label: text('退货单', 'Return'),
  service: 'operation',
  readFrom: 'return_order_list',
  nameFields: ['rmaNo'],
  knownBy: { code: 'rmaNo' },
  // a new return has its store from its order, and is held against the scope then
  scopedBy: { kind: 'shop', field: 'store', openWithout: true },
  constraints: {
    return_order_known: {
      code: 'NO_ORDER',
      field: 'salesOrder',
      message: text('请选择已发货的订单', 'Choose an order that was shipped'),
    },
    return_order_refunded: {
      code: 'NO_ORDER',
      field: 'salesOrder',
      message: text('已退款的退货须有订单', 'A refunded return needs its order'),
    },
    return_order_lines_received: {
      code: 'ABOVE_AUTHORISED',
      field: 'lines',
      message: text('收到的件数不能超过授权件数', 'No more pieces can be received than authorised'),
    },
  },
  fields: {
    rmaNo: numberOf('退货单号', 'RMA no.'),
    status: returnStatus,
    platformReturnId: {
      kind: 'code',
      label: text('平台退货号', 'Platform return'),
      maxLength: 64,
      pattern: '[!-~]+',
      width: 160,
    },
    salesOrder: {
      kind: 'ref',
      label: text('订单号', 'Order no.'),
      entity: 'salesOrder',
      key: true,
      immutable: true,
      width: 160,
      help: text('已发货的订单。', 'An order that was shipped.'),
    },
    blind: {
      kind: 'bool',
      label: text('无主退货', 'Unannounced'),
      readOnly: true,
      initial: false,
      width: 90,
      help: text('到仓时订单未知，匹配后才能退款。', 'Came without a known order; refunded once it is matched.'),
    },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', readOnly: true, width: 150 },
    site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', readOnly: true, width: 110 },
    buyer: { kind: 'text', label: text('买家', 'Buyer'), readOnly: true, figure: true, unsorted: true, maxLength: 200, width: 120 },
    skus: skusOf('return_order_sku'),
    reason: { kind: 'enum', label: text('退货原因', 'Reason'), required: true, options: returnReasonOptions, width: 120 },
    buyerNote: { kind: 'text', label: text('买家说明', 'Buyer’s note'), maxLength: 2000, lines: 2, width: 180 },
    vehicle: {
      kind: 'text',
      label: text('买家车型', 'Vehicle'),
      maxLength: 120,
      width: 160,
      help: text('不适配的退货填写；计入该Listing的不适配率。', 'For parts that do not fit; counts in the not-fit rate of the listing.'),
    },
    ...returnedFigures,
    ...refundFields,
    warehouse: { kind: 'ref', label: text('退回仓库', 'Warehouse'), entity: 'warehouse', readOnly: true, width: 140 },
    carrier: { kind: 'text', label: text('承运商', 'Carrier'), readOnly: true, hidden: true, maxLength: 60, width: 110 },
    trackingNo: { kind: 'code', label: text('运单号', 'Tracking no.'), readOnly: true, maxLength: 60, width: 150 },
    deadline: { kind: 'date', label: text('退回期限', 'Deadline'), readOnly: true, alarm: 'overdue', width: 110 },
    label: { ...returnLabel, readOnly: true, hidden: true },
    photos: { ...returnPhotos, readOnly: true, hidden: true },
    receipt: { kind: 'ref', label: text('收货单', 'Receipt'), entity: 'receipt', readOnly: true, width: 150 },
    afterSale: {
      kind: 'ref',
      label: text('索赔售后单', 'Claim'),
      entity: 'afterSale',
      readOnly: true,
      width: 150,
      help: text('向供应商索赔的售后单。', 'The after-sales record by which the supplier answers for it.'),
    },
    replacement: {
      kind: 'ref',
      label: text('补发单', 'Replacement'),
      entity: 'salesOrder',
      readOnly: true,
      width: 160,
      help: text('退款方式为补发时新建的订单。', 'The order that sends the pieces again instead of money.'),
    },
    ...returnMoments,
    refuseReason: words('拒绝原因', 'Reason for refusal'),
    cancelReason: words('取消原因', 'Reason for cancelling'),
    lines: returnLines,
    grades: returnGrades,
    refunds: returnRefunds,
  },
  unique: [{ fields: ['store', 'platformReturnId'] }, { fields: ['rmaNo'] }],
  states: returnStates,
});
