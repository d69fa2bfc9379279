import { text } from '@axle/kernel';
import { definePage, defineResource, namesOf } from '@axle/page-kit';
import { bySkuTab, bySupplierTab } from './line-summaries.ts';
import { measuredLineFields, namedLineFields } from './order-line-fields.ts';

export const purchaseOrderLineRecords = defineResource({
  entity: 'purchaseOrderLine',
  label: text('订单行', 'Order line'),
  service: 'purchase-service',
  table: 'purchase_order_line_list',
  nameFields: ['orderNo', 'lineNo'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'sku',
  fields: { ...namedLineFields, ...measuredLineFields },
});

const ofOrder = [{ field: 'orderNo', op: 'eq', by: 'orderNo' }] as const;

export const purchaseOrderList = definePage({
  key: 'purchaseOrderList',
  title: text('订单列表', 'Order list'),
  words: ['订单明细', '在途', 'order lines', 'open orders'],
  help: {
    why: text(
      '采购、计划与财务在一张表里查所有订单行的各项数量。',
      'Buyers, planners and finance look up every order line with all of its quantities.',
    ),
    notes: [
      text(
        '有效数量=数量−取消−短关；未交=有效数量−（收货−待补货）；在途=发货−收货。',
        'Effective = quantity less cancelled and closed short; open = effective less received, but for what is to be replaced; in transit = shipped less received.',
      ),
      text('金额按有效数量与订单单价计算。', 'Amounts are those of the effective quantity at the price of the order.'),
      text(
        '“按SKU汇总”“按供应商汇总”按条件合计，币种分开；点SKU看它的行。',
        '“By SKU” and “By supplier” add up lines by currency; click a SKU to see its lines.',
      ),
      text('“换采购员”改所选行所属订单的采购员。', '“Change buyer” changes the buyer of the orders of the ticked lines.'),
    ],
  },
  resource: purchaseOrderLineRecords,
  columns: [
    'orderNo',
    'lineNo',
    'skuCode',
    'sku',
    'supplierItemNo',
    'supplier',
    'buyer',
    'lineStatus',
    'orderState',
    ...namesOf(measuredLineFields).filter(name => name !== 'effectiveAt'),
    'warehouse',
    'companyEntity',
    'category',
    'effectiveAt',
  ],
  pinned: 3,
  filters: [
    'orderNo',
    'skuCode',
    'supplierItemNo',
    'supplier',
    'buyer',
    'lineStatus',
    'orderState',
    'warehouse',
    'companyEntity',
    'category',
    'currency',
    'openQty',
    'daysLate',
    'requiredDate',
    'promisedDate',
    'effectiveAt',
  ],
  totals: ['qty', 'effQty', 'shippedQty', 'inTransitQty', 'receivedQty', 'openQty', 'amountNet', 'amount', 'openAmount'],
  search: ['orderNo', 'skuCode'],
  sort: [{ field: 'effectiveAt', descending: true }],
  headline: ['sku', 'supplier', 'lineStatus', 'effQty', 'receivedQty', 'openQty', 'promisedDate', 'daysLate', 'buyer'],
  tabs: [{ key: 'tab0', title: text('明细', 'Lines') }, bySkuTab, bySupplierTab],
  drills: { orderNo: { section: 'purchase', page: 'purchaseOrder', tab: 'all', filters: ofOrder } },
  related: [
    {
      title: text('供应商回复', 'Supplier replies'),
      section: 'purchase',
      page: 'viewReplies',
      field: 'purchaseOrder',
      by: 'purchaseOrder',
      columns: ['replyNo', 'round', 'channel', 'state', 'kinds', 'repliedAt', 'qtyDelta', 'latestShift'],
    },
    {
      title: text('收货', 'Receipts'),
      section: 'wms',
      page: 'receiveStation',
      field: 'poNo',
      by: 'orderNo',
      columns: ['receiptNo', 'state', 'skuCode', 'expectedQty', 'goodQty', 'holdQty', 'damagedQty', 'remainingQty'],
    },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'updateBuyer',
      title: text('换采购员', 'Change buyer'),
      on: 'many',
      most: 100,
      input: { buyer: { kind: 'user', label: text('采购员', 'Buyer'), required: true } },
    },
  ],
});
