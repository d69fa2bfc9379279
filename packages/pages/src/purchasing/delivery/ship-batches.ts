import { checkContainer } from '@axle/inventory';
import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { inState } from '../../in-state.ts';
import { attachments } from '../../inventory/operation/operation-fields.ts';
import { cartonListPrint } from './carton-list-print.ts';
import { openReportForm } from './open-report-form.ts';
import { batchedFields, batchLines, batchSums, wayFields } from './ship-batch-fields.ts';
import { shipBatchState, shipBatchStates } from './ship-batch-states.ts';

export const shipBatchRecords = defineResource({
  entity: 'shipBatch',
  label: text('发货批次', 'Shipping batch'),
  service: 'purchase-service',
  readFrom: 'ship_batch_list',
  nameFields: ['batchNo'],
  knownBy: { code: 'batchNo' },
  scopedBy: { kind: 'supplier', field: 'supplier' },
  checks: [checkContainer],
  constraints: {
    ship_batch_eta: {
      code: 'ETA',
      field: 'eta',
      message: { zh: '预计到仓不能早于发货日期', en: 'The ETA cannot be before the ship date' },
    },
    ship_batch_departed: {
      code: 'DEPARTED',
      field: 'departedOn',
      message: { zh: '实际离港不能早于发货日期', en: 'The departure date cannot be before the ship date' },
    },
    ship_batch_lines_once: {
      code: 'LINE_TWICE',
      field: 'lines',
      message: { zh: '同一订单行只能有一行', en: 'Each order line can appear only once' },
    },
  },
  fields: {
    ...batchedFields,
    state: shipBatchState,
    ...wayFields,
    ...batchSums,
    voidReason: { kind: 'text', label: text('作废原因', 'Void reason'), readOnly: true, maxLength: 500, width: 180, hidden: true },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, width: 180 },
    attachments,
    ...batchLines,
  },
  unique: [{ fields: ['purchaseOrder', 'shipDate', 'batchNo'] }],
  states: shipBatchStates,
});

export const shipBatches = definePage({
  key: 'shipBatches',
  title: text('发货批次', 'Shipping batches'),
  words: ['装箱', '发运', 'shipment', 'dispatch'],
  help: {
    why: text(
      '跟单员安排供应商分批发货，直到货到仓库。',
      'Follow-up clerks arrange what leaves the supplier, until it is at the warehouse.',
    ),
    notes: [
      text(
        '批次在“全部行”里用“建发货批次”建立，一张订单一个批次；待发货时可以改件数与装箱数据。',
        'Batches are made under “All lines” with “Create batch”, one order each; pieces and packing data can be changed while they are planned.',
      ),
      text(
        '“发货”把件数计入订单行的已发货，并生成收货单；订单变更审批中不能发货。',
        'Shipping adds to the shipped pieces of the order lines and makes the receipt that the warehouse expects; not while a change of the order waits for approval.',
      ),
      text(
        '仓库收货后批次自动转为部分到货、已到货；收货单关闭时仍未到的记为缺失，可以重新发货。',
        'Receiving moves the batch to partly arrived and arrived. Pieces not received when the receipt is closed are missing, and can be shipped again.',
      ),
    ],
  },
  resource: shipBatchRecords,
  columns: [
    'batchNo',
    'purchaseOrder',
    'state',
    'supplier',
    'warehouse',
    'shipDate',
    'eta',
    'qty',
    'arrivedQty',
    'onWayQty',
    'skus',
    'mode',
    'containerNo',
    'etd',
    'departedOn',
    'arrivedOn',
    'receiptNo',
    'cartons',
    'grossKg',
    'cbm',
    'buyer',
    'voidReason',
    'note',
    'attachments',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: [
    'batchNo',
    'purchaseOrder',
    'skus',
    'supplier',
    'buyer',
    'state',
    'warehouse',
    'shipDate',
    'eta',
    'containerNo',
    'mode',
    'createdAt',
  ],
  totals: ['qty', 'arrivedQty', 'onWayQty', 'cartons', 'cbm'],
  search: ['batchNo', 'containerNo', 'note'],
  sort: [{ field: 'shipDate', descending: true }],
  headline: ['purchaseOrder', 'supplier', 'warehouse', 'shipDate', 'eta', 'qty', 'onWayQty', 'receiptNo', 'buyer'],
  tabs: [
    inState('planned', '待发货', 'Planned', 'planned'),
    inState('way', '在途', 'On the way', 'shipped', 'departed', 'part_arrived'),
    inState('arrived', '已到货', 'Arrived', 'arrived'),
    { key: 'all', title: text('全部', 'All') },
  ],
  form: [
    { title: text('批次', 'Batch'), fields: ['purchaseOrder', 'shipDate', 'mode', 'containerNo', 'etd', 'eta', 'note', 'attachments'] },
    { title: text('明细', 'Lines'), fields: ['lines'] },
  ],
  standard: ['list', 'update', 'export', 'log'],
  permissions: { update: 'createBatch' },
  transitions: ['ship', 'void'],
  actions: [
    openReportForm('state'),
    { key: 'print', title: text('打印装箱单', 'Print carton list'), on: 'many', effect: 'print', prints: [cartonListPrint] },
  ],
  drills: {
    receiptNo: { section: 'wms', page: 'receiveOrder', filters: [{ field: 'receiptNo', op: 'eq', by: 'receiptNo' }] },
  },
  related: [
    {
      title: text('收货报告', 'Receive reports'),
      section: 'purchase',
      page: 'receiveReports',
      field: 'shipBatch',
      by: 'id',
      columns: ['rrNo', 'state', 'shippedQty', 'countedQty', 'damagedQty', 'shortQty', 'overQty', 'receiver', 'confirmedBy'],
    },
    {
      title: text('收货', 'Receipts'),
      section: 'wms',
      page: 'receiveStation',
      field: 'receiptNo',
      by: 'receiptNo',
      columns: ['receiptNo', 'state', 'skuCode', 'expectedQty', 'goodQty', 'holdQty', 'damagedQty', 'remainingQty'],
    },
  ],
});
