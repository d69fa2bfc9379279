import { text } from '@axle/kernel';
import { transferRefusals } from '@axle/inventory';
import { definePage, defineResource } from '@axle/page-kit';
import { documentDrill } from '../document-drills.ts';
import { decidedFields, numberOf, qtyField, skusField } from '../operation/operation-fields.ts';
import { piecesField } from '../stock-fields.ts';
import { transferState, transferStates } from './transfer-states.ts';

const { applicant, approver, approvedAt, rejectReason } = decidedFields;

const transferRecords = defineResource({
  entity: 'transferOrder',
  label: { zh: '调拨单', en: 'Transfer' },
  service: 'stock',
  readFrom: 'transfer_order_list',
  nameFields: ['transferNo'],
  scopedBy: { kind: 'warehouse', field: 'fromWarehouse', alsoSeenBy: ['toWarehouse'] },
  constraints: {
    transfer_order_lines_shipped_within: {
      code: 'SHIPPED_MORE',
      field: 'shippedQty',
      message: { zh: '发出数超出调拨数', en: 'More pieces would be shipped than the transfer has' },
    },
    transfer_order_lines_received_within: {
      code: 'RECEIVED_MORE',
      field: 'receivedQty',
      message: { zh: '收到与丢失合计超出发出数', en: 'More pieces would be received or lost than were shipped' },
    },
  },
  fields: {
    transferNo: numberOf('调拨单号', 'Transfer no.'),
    fromWarehouse: { kind: 'ref', label: { zh: '调出仓', en: 'From' }, entity: 'warehouse', required: true, key: true, width: 150 },
    toWarehouse: { kind: 'ref', label: { zh: '调入仓', en: 'To' }, entity: 'warehouse', required: true, key: true, width: 150 },
    channel: {
      kind: 'ref',
      label: { zh: '物流产品', en: 'Logistics product' },
      entity: 'logisticsChannel',
      width: 160,
      help: { zh: '调往第三方仓时必填。', en: 'Required for transfers to a third-party warehouse.' },
    },
    skus: { ...skusField, through: { view: 'transfer_order_sku', by: ['id'], column: 'sku' } },
    qty: qtyField,
    shippedQty: piecesField('已发', 'Shipped', { min: 0, figure: true, width: 90 }),
    receivedQty: piecesField('已收', 'Received', { min: 0, figure: true, width: 90 }),
    inTransit: piecesField('在途', 'In transit', { min: 0, figure: true, width: 96 }),
    lossQty: piecesField('丢失', 'Lost', { min: 0, figure: true, width: 80 }),
    eta: { kind: 'date', label: { zh: '预计到仓', en: 'ETA' }, width: 116 },
    state: transferState,
    outboundNo: {
      kind: 'code',
      documentNo: true,
      label: { zh: '出库单', en: 'Outbound order' },
      readOnly: true,
      figure: true,
      maxLength: 20,
      width: 150,
    },
    receiptNo: {
      kind: 'code',
      documentNo: true,
      label: { zh: '收货单', en: 'Receipt' },
      readOnly: true,
      figure: true,
      maxLength: 20,
      width: 150,
    },
    shippedAt: { kind: 'instant', label: { zh: '发出时间', en: 'Shipped at' }, readOnly: true, width: 160 },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 500, lines: 2, width: 200 },
    applicant: applicant!,
    approver: approver!,
    approvedAt: approvedAt!,
    rejectReason: rejectReason!,
    closedAt: { kind: 'instant', label: { zh: '关闭时间', en: 'Closed at' }, readOnly: true, width: 160, hidden: true },
    closeReason: {
      kind: 'text',
      label: { zh: '关闭或取消原因', en: 'Close or cancel reason' },
      readOnly: true,
      maxLength: 500,
      width: 180,
      hidden: true,
    },
    lines: {
      kind: 'lines',
      label: { zh: '明细', en: 'Lines' },
      required: true,
      by: ['sku'],
      most: 200,
      sums: ['qty', 'shippedQty', 'receivedQty', 'lostQty'],
      fields: {
        sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true, width: 260 },
        qty: { kind: 'integer', label: { zh: '数量', en: 'Qty' }, required: true, min: 1, max: 99_999, width: 90 },
        shippedQty: piecesField('已发', 'Shipped', { min: 0, width: 90 }),
        receivedQty: piecesField('已收', 'Received', { min: 0, width: 90 }),
        lostQty: piecesField('丢失', 'Lost', { min: 0, width: 80 }),
      },
    },
  },
  unique: [{ fields: ['fromWarehouse', 'toWarehouse', 'transferNo'] }],
  checks: [transferRefusals],
  states: transferStates,
});

const inState = (key: string, zh: string, en: string, ...states: readonly string[]) => ({
  key,
  title: text(zh, en),
  filters: [{ field: 'state', op: 'in', value: states }] as const,
});

export const transferOrder = definePage({
  key: 'transferOrder',
  title: { zh: '调拨单', en: 'Transfers' },
  words: ['移库', 'stock transfer'],
  help: {
    why: {
      zh: '在仓库之间调拨，并跟踪在途与丢失数量。',
      en: 'Moves stock between warehouses and tracks what is in transit and what is lost.',
    },
    notes: [
      {
        zh: '审核通过即生成出库单并占用库存；出库单发出后成为在途，并为调入仓生成收货单。',
        en: 'Approval creates the outbound order and reserves stock; once shipped, the stock is in transit and a receipt is created for the destination.',
      },
      {
        zh: '发货在出库单做，收货在收货单做；调拨单的状态随之变化。',
        en: 'Ship on the outbound order, receive on the receipt; the transfer status follows.',
      },
      {
        zh: '两边仓库的人都能看到调拨单；新建、提交、取消和关闭由调出仓的人做。',
        en: 'Staff of both warehouses can see a transfer; creating, submitting, cancelling and closing is done by the source warehouse.',
      },
      {
        zh: '“带丢失关闭”把仍在途的件数过账为在途丢失，并生成向承运商的索赔。',
        en: '“Close with loss” posts pieces still in transit as lost in transit and creates a claim against the carrier.',
      },
      {
        zh: '发出之前可以取消，出库单与占用一并取消。',
        en: 'A transfer can be cancelled before shipping; its outbound order and reservations are cancelled too.',
      },
    ],
  },
  resource: transferRecords,
  columns: [
    'transferNo',
    'fromWarehouse',
    'toWarehouse',
    'channel',
    'skus',
    'qty',
    'shippedQty',
    'receivedQty',
    'inTransit',
    'lossQty',
    'eta',
    'state',
    'outboundNo',
    'receiptNo',
    'shippedAt',
    'applicant',
    'approver',
    'approvedAt',
    'rejectReason',
    'closedAt',
    'closeReason',
    'note',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['transferNo', 'skus', 'fromWarehouse', 'toWarehouse', 'state', 'shippedAt', 'inTransit', 'eta', 'channel'],
  totals: ['qty', 'shippedQty', 'receivedQty', 'inTransit', 'lossQty'],
  search: ['transferNo', 'note'],
  sort: [{ field: 'eta' }],
  drills: { outboundNo: documentDrill('outbound', 'outboundNo'), receiptNo: documentDrill('receipt', 'receiptNo') },
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    inState('draft', '草稿', 'Draft', 'draft'),
    inState('toApprove', '待审核', 'To approve', 'submitted'),
    inState('toShip', '待发出', 'To ship', 'approved', 'picking'),
    inState('onTheWay', '在途', 'In transit', 'shipped', 'part_received'),
    inState('received', '已到货', 'Received', 'received'),
    inState('closed', '已关闭', 'Closed', 'closed', 'cancelled'),
  ],
  form: [
    { title: { zh: '调拨', en: 'Transfer' }, fields: ['fromWarehouse', 'toWarehouse', 'channel', 'eta', 'note'] },
    { title: { zh: '明细', en: 'Lines' }, fields: ['lines'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  transitions: ['submit', 'approve', 'reject', 'rework', 'close', 'closeWithLoss', 'cancel'],
  related: [
    {
      title: { zh: '出库单', en: 'Outbound order' },
      section: 'wms',
      page: 'logoutStock',
      columns: ['outboundNo', 'status', 'warehouse', 'qty', 'waveNo', 'shippedAt'],
      field: 'sourceNo',
      by: 'transferNo',
    },
    {
      title: { zh: '收货单', en: 'Receipt' },
      section: 'wms',
      page: 'receiveOrder',
      columns: ['receiptNo', 'state', 'warehouse', 'expectedQty', 'goodQty', 'damagedQty', 'arrivedAt', 'closedAt'],
      field: 'sourceNo',
      by: 'transferNo',
    },
    {
      title: { zh: '丢失过账', en: 'Loss postings' },
      section: 'wms',
      page: 'stockLedger',
      columns: ['postedAt', 'bizType', 'skuCode', 'warehouse', 'bin', 'qtyOut', 'value', 'state'],
      field: 'belongsTo',
      by: 'transferNo',
    },
  ],
  importing: {
    columns: ['fromWarehouse', 'toWarehouse', 'channel', 'eta', 'lines.sku', 'lines.qty', 'note'],
    mode: 'per_document',
    lines: 'lines',
    example: { fromWarehouse: 'CN-SZ', toWarehouse: 'US-W', eta: '2026-07-15', 'lines.sku': 'BRP-10001', 'lines.qty': '100' },
  },
});
