import { definePage, defineResource } from '@axle/page-kit';
import { documentDrill } from './stock/document-drills.ts';
import { piecesTold, skuCodeTold, skuTold, warehouseTold } from './stock/stock-fields.ts';

/** Pieces promised to a line of a document. */
const stockReservationRecords = defineResource({
  entity: 'stockReservation',
  label: { zh: '库存占用', en: 'Reservation' },
  service: 'stock',
  table: 'stock_reservation_shown',
  nameFields: ['reservationNo'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    reservationNo: { kind: 'code', label: { zh: '占用号', en: 'Reservation' }, required: true, readOnly: true, key: true, maxLength: 20, width: 140 },
    demandType: {
      kind: 'enum', label: { zh: '需求类型', en: 'Demand' }, required: true, readOnly: true, width: 110,
      options: [
        { code: 'sales_order', label: { zh: '销售订单', en: 'Sales order' } },
        { code: 'outbound', label: { zh: '出库单', en: 'Outbound' } },
        { code: 'transfer', label: { zh: '调拨单', en: 'Transfer' } },
        { code: 'distribution_plan', label: { zh: '分货计划', en: 'Distribution plan' } },
      ],
    },
    demandNo: { kind: 'code', documentNo: true, label: { zh: '需求单号', en: 'Document' }, required: true, readOnly: true, maxLength: 60, width: 150 },
    skuCode: skuCodeTold,
    sku: skuTold,
    warehouse: warehouseTold,
    qtyReserved: piecesTold('占用件数', 'Reserved', { min: 0 }),
    qtyAllocated: piecesTold('已分配', 'Allocated', { min: 0 }),
    qtyReleased: piecesTold('已释放', 'Released', { min: 0 }),
    qtyOpen: piecesTold('未分配', 'Open', { min: 0 }),
    atp: piecesTold('可承诺', 'ATP', { help: { zh: '该SKU在该仓库的可用减全部占用；小于0为缺口。', en: 'Available less all promises of the SKU in the warehouse; below 0 pieces are short.' } }),
    createdAt: { kind: 'instant', label: { zh: '占用时间', en: 'Since' }, required: true, readOnly: true, width: 160 },
    expiresAt: { kind: 'instant', label: { zh: '到期时间', en: 'Until' }, readOnly: true, width: 160 },
    ageHours: piecesTold('时长（小时）', 'Age (h)', { min: 0, max: 10_000_000 }),
    expired: { kind: 'bool', label: { zh: '已到期', en: 'Expired' }, required: true, readOnly: true, width: 96 },
    short: { kind: 'bool', label: { zh: '占用缺口', en: 'Short' }, required: true, readOnly: true, width: 96, hidden: true },
    state: {
      kind: 'enum', label: { zh: '状态', en: 'State' }, required: true, readOnly: true, width: 110,
      options: [
        { code: 'open', label: { zh: '占用中', en: 'Open' }, tone: 'info' },
        { code: 'allocated', label: { zh: '已分配', en: 'Allocated' }, tone: 'good' },
        { code: 'released', label: { zh: '已释放', en: 'Released' }, tone: 'neutral' },
      ],
    },
  },
});

export const stockReservation = definePage({
  key: 'stockReservation',
  title: { zh: '库存占用', en: 'Reservations' },
  help: {
    why: { zh: '看谁占用了库存，释放过期的占用。', en: 'Shows who holds stock, and frees what is stale.' },
    notes: [
      { zh: '占用不动实物：可承诺 = 可用 − 占用；分配到库位后占用随之减少。', en: 'A promise moves nothing: ATP is available less promised; setting pieces apart in bins lowers it.' },
      { zh: '盘亏、残损等事实可使可承诺小于0，列在“占用缺口”。', en: 'Facts such as a count loss may push ATP below 0; “Short” lists those.' },
      { zh: '到期的占用由夜间任务释放；最多可延长7天。', en: 'Expired ones are freed by a nightly job; they are extended by 7 days at most.' },
    ],
  },
  resource: stockReservationRecords,
  columns: ['reservationNo', 'demandType', 'demandNo', 'skuCode', 'sku', 'warehouse', 'qtyReserved', 'qtyAllocated', 'qtyReleased', 'qtyOpen', 'atp', 'state', 'createdAt', 'expiresAt', 'ageHours', 'expired', 'short'],
  pinned: 1,
  filters: ['skuCode', 'sku', 'demandNo', 'warehouse', 'demandType', 'expired', 'qtyOpen', 'state', 'expiresAt', 'createdAt', 'atp', 'short', 'reservationNo'],
  totals: ['qtyReserved', 'qtyAllocated', 'qtyReleased', 'qtyOpen'],
  search: ['demandNo', 'reservationNo'],
  sort: [{ field: 'expiresAt' }],
  drills: {
    demandNo: [
      documentDrill('outbound', 'demandNo', { field: 'demandType', in: ['outbound'] }),
      documentDrill('transfer', 'demandNo', { field: 'demandType', in: ['transfer'] }),
      { section: 'delivery', page: 'distributionPlan', filters: [{ field: 'planNo', op: 'eq', by: 'demandNo' }], when: { field: 'demandType', in: ['distribution_plan'] } },
    ],
  },
  tabs: [
    { key: 'open', title: { zh: '占用中', en: 'Open' }, filters: [{ field: 'qtyOpen', op: 'gt', value: 0 }] },
    { key: 'shortage', title: { zh: '占用缺口', en: 'Short' }, filters: [{ field: 'atp', op: 'lt', value: 0 }, { field: 'qtyOpen', op: 'gt', value: 0 }] },
    { key: 'history', title: { zh: '历史', en: 'History' }, filters: [{ field: 'qtyOpen', op: 'eq', value: 0 }] },
    { key: 'all', title: { zh: '全部', en: 'All' } },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'reassign', title: { zh: '重新分配缺口', en: 'Reassign' }, on: 'one', when: { field: 'short', in: [true] },
      confirm: { zh: '按优先级、发货时限把可用件数重新分给该SKU在该仓库的全部占用；分不到的退回缺货。', en: 'What is available of the SKU in the warehouse goes to its promises by priority, then by when they ship; what cannot be kept goes back to short.' },
    },
    {
      key: 'release', title: { zh: '释放', en: 'Release' }, on: 'one', tone: 'danger', when: { field: 'state', in: ['open'] },
      confirm: { zh: '未分配的件数全部释放，需求单据将缺货。', en: 'All open pieces are given back; the document goes short.' },
      input: { reason: { kind: 'text', label: { zh: '原因', en: 'Why' }, required: true, maxLength: 500, lines: 2 } },
    },
    {
      key: 'extend', title: { zh: '延长', en: 'Extend' }, on: 'one', when: { field: 'state', in: ['open'] },
      input: { days: { kind: 'integer', label: { zh: '延长天数', en: 'Days' }, required: true, min: 1, max: 7, initial: 3 } },
    },
  ],
});
