import { text } from '@axle/kernel';
import { definePage, defineResource, type LineField } from '@axle/page-kit';
import { mostLineQty } from '@axle/purchasing';
import { openReportForm } from './open-report-form.ts';
import { onWayMeasures, onWayNames } from './transit-fields.ts';
import { byContainerTab, byWarehouseTab } from './transit-summaries.ts';

/** How many pieces are missing, and why. */
const missingInput = {
  missing: { kind: 'integer', label: text('缺失件数', 'Missing pieces'), required: true, min: 1, max: mostLineQty },
  note: { kind: 'text', label: text('说明', 'Note'), required: true, maxLength: 500, lines: 2 },
} as const satisfies Readonly<Record<string, LineField>>;

const shipBatchLineRecords = defineResource({
  entity: 'shipBatchLine',
  label: text('在途行', 'Line on its way'),
  service: 'purchase-service',
  table: 'ship_batch_line_list',
  nameFields: ['batchNo', 'orderLine'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'sku',
  fields: { ...onWayNames, ...onWayMeasures },
});

export const shippedNotArrivedDetail = definePage({
  key: 'shippedNotArrivedDetail',
  title: text('已发未到明细', 'Shipped, not arrived'),
  words: ['在途', '在途库存', 'in transit', 'pipeline', 'eta'],
  help: {
    why: text(
      '跟单员与财务查看供应商与仓库之间的货在谁手里、哪些逾期。',
      'Follow-up clerks and finance see where the goods are between supplier and warehouse, and what is overdue.',
    ),
    notes: [
      text(
        '未到货=已发货−已到货；仓库收货过账后自动减少，全部到货或收货单关闭后从这里消失。',
        'Not arrived = shipped less arrived; postings of receipts reduce it, and a line leaves once all came or its receipt is closed.',
      ),
      text(
        '货值按订单未税单价；人民币按发货日的记账汇率。看不到订单单价的人看不到货值。',
        'Values are net prices of the order, in CNY at the booking rate of the ship date. Users who may not see order prices see no values.',
      ),
      text(
        '仓库开始收货前，运输途中丢失的登记丢失并向承运商索赔，供应商少发的登记短装并扣款；收货后的短少在收货差异中处理。',
        'Until the warehouse starts receiving, mark pieces lost in transit as lost and claim them from the carrier; mark pieces that the supplier did not ship as short and deduct them. Afterwards, shortages are handled as receiving differences.',
      ),
      text(
        '“更新预计到仓”改整个批次的日期，收货单随之变动；填实际离港后批次转为已离港。',
        'Update ETA changes the whole batch and its receipt; entering the actual departure marks the batch as departed.',
      ),
    ],
  },
  resource: shipBatchLineRecords,
  columns: [
    'batchNo',
    'purchaseOrder',
    'skuCode',
    'supplier',
    'shipDate',
    'eta',
    'shippedQty',
    'arrivedQty',
    'onWayQty',
    'exception',
    'daysInTransit',
    'daysOverEta',
    'warehouse',
    'mode',
    'containerNo',
    'state',
    'etd',
    'departedOn',
    'currency',
    'onWayValue',
    'onWayCny',
    'cartons',
    'cbm',
    'acceptPoint',
    'sku',
    'orderLine',
    'buyer',
  ],
  pinned: 3,
  filters: [
    'batchNo',
    'purchaseOrder',
    'containerNo',
    'skuCode',
    'supplier',
    'buyer',
    'warehouse',
    'mode',
    'state',
    'shipDate',
    'eta',
    'daysInTransit',
    'daysOverEta',
    'exception',
  ],
  totals: ['shippedQty', 'arrivedQty', 'onWayQty', 'cartons', 'cbm', 'onWayValue', 'onWayCny'],
  search: ['batchNo', 'skuCode', 'containerNo'],
  sort: [{ field: 'shipDate' }],
  headline: ['purchaseOrder', 'sku', 'supplier', 'warehouse', 'shipDate', 'eta', 'onWayQty', 'daysInTransit', 'exception'],
  tabs: [{ key: 'tab0', title: text('明细', 'Detail') }, byWarehouseTab, byContainerTab],
  drills: {
    batchNo: { section: 'purchase', page: 'shipBatches', tab: 'all', filters: [{ field: 'batchNo', op: 'eq', by: 'batchNo' }] },
    arrivedQty: {
      section: 'wms',
      page: 'receiveOrder',
      tab: 'all',
      filters: [{ field: 'sourceNo', op: 'eq', by: 'batchNo' }],
    },
  },
  standard: ['list', 'export'],
  actions: [
    openReportForm('state'),
    {
      key: 'updateEta',
      title: text('更新预计到仓', 'Update ETA'),
      on: 'many',
      most: 200,
      tone: 'primary',
      input: {
        eta: { kind: 'date', label: text('预计到仓', 'ETA') },
        departedOn: { kind: 'date', label: text('实际离港', 'Departed'), help: text('不能晚于今天。', 'Not after today.') },
      },
    },
    {
      key: 'markLost',
      title: text('登记丢失', 'Mark as lost'),
      on: 'one',
      tone: 'danger',
      confirm: text(
        '生成对承运商的索赔草稿；这些件数可以重新发货。',
        'Drafts a claim against the carrier; the pieces may be shipped again.',
      ),
      input: missingInput,
    },
    {
      key: 'markShort',
      title: text('登记短装', 'Mark as short'),
      on: 'one',
      tone: 'danger',
      confirm: text(
        '供应商少发：已按交运验收的生成短装扣款草稿；这些件数可以重新发货。',
        'The supplier shipped fewer pieces: those accepted at handover create a draft deduction; the pieces may be shipped again.',
      ),
      input: missingInput,
    },
  ],
});
