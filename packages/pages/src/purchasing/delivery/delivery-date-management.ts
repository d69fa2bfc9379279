import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { changeWaits } from '@axle/purchasing';
import { dateCalendarTab } from './date-calendar-tool.ts';
import { datedLineFields, decidedDateFields, movedFields } from './date-fields.ts';
import { dateState, dateStates } from './date-states.ts';

export const deliveryDateRecords = defineResource({
  entity: 'deliveryDate',
  label: text('交期变更', 'Date change'),
  service: 'purchase-service',
  readFrom: 'delivery_date_list',
  nameFields: ['purchaseOrder', 'orderLine', 'newDate'],
  searchedThrough: 'sku',
  scopedBy: { kind: 'supplier', field: 'supplier' },
  constraints: {
    delivery_date_moved: {
      code: 'REASON',
      field: 'reason',
      message: { zh: '首次承诺之后的交期须填改期原因', en: 'Dates after the one first promised need a reason' },
    },
    delivery_date_one_waiting: changeWaits,
  },
  fields: { ...datedLineFields, ...movedFields, state: dateState, ...decidedDateFields },
  unique: [{ fields: ['purchaseOrder', 'orderLine', 'seq'] }],
  states: dateStates,
});

const decidedChanges = [
  { field: 'state', op: 'in', value: ['approved', 'refused'] },
  { field: 'seq', op: 'gte', value: 2 },
] as const;

export const deliveryDateManagement = definePage({
  key: 'deliveryDateManagement',
  title: text('交期管理', 'Delivery date management'),
  words: ['改交期', '延期', '交期变更', 'reschedule', 'promised date'],
  help: {
    why: text(
      '承诺交期的每次变更都有申请、原因、审核并留存。',
      'Every change of a promised date is requested with a reason, approved and recorded.',
    ),
    notes: [
      text(
        '新增申请，或在“行交期”里勾选多行批量改期；一行同时只能有一个待审核的申请。',
        'Add a request, or change several lines at once under “Current dates”; a line has one pending request at a time.',
      ),
      text(
        '申请人不能审核自己的申请。供应商提出、推后不超过2天的直接生效。',
        'Nobody approves their own request. Dates that the supplier requests take effect immediately if they are at most 2 days later.',
      ),
      text(
        '通过后承诺交期改为新交期，订单版本加1。责任属于我方、不可抗力，或由我方订舱时的物流原因，考核交期移到新交期；供应商责任的不动。',
        'On approval the new date becomes the promised date and the order version rises. The KPI date moves for our own reasons, force majeure, and freight that we book; it does not move for the supplier’s delays.',
      ),
      text(
        '交期日历按承诺交期统计未交的行数、件数与体积，点一天看明细。',
        'The calendar counts open lines, pieces and volume by promised date; click a day to see its lines.',
      ),
    ],
  },
  resource: deliveryDateRecords,
  columns: [
    'purchaseOrder',
    'orderLine',
    'sku',
    'supplier',
    'openQty',
    'baselineDate',
    'oldDate',
    'newDate',
    'shiftDays',
    'reason',
    'responsibility',
    'origin',
    'changeCount',
    'kpiDate',
    'state',
    'buyer',
    'note',
    'attachments',
    'createdBy',
    'createdAt',
    'approvedBy',
    'refuseReason',
    'seq',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: [
    'purchaseOrder',
    'sku',
    'supplier',
    'buyer',
    'reason',
    'responsibility',
    'state',
    'shiftDays',
    'newDate',
    'createdAt',
    'origin',
    'createdBy',
  ],
  search: ['note'],
  sort: [{ field: 'createdAt', descending: true }],
  headline: ['purchaseOrder', 'orderLine', 'sku', 'oldDate', 'newDate', 'reason', 'responsibility', 'kpiDate'],
  tabs: [
    { key: 'tab0', title: text('待审核', 'Pending'), filters: [{ field: 'state', op: 'in', value: ['pending'] }] },
    { key: 'tab1', title: text('变更历史', 'History'), filters: decidedChanges },
    dateCalendarTab,
    { key: 'tab3', title: text('行交期', 'Current dates'), listOf: { section: 'purchase', page: 'currentDates' } },
  ],
  form: [
    {
      title: text('改期', 'Change of date'),
      fields: ['purchaseOrder', 'orderLine', 'newDate', 'reason', 'origin', 'note', 'attachments'],
    },
  ],
  standard: ['list', 'add', 'import', 'export', 'log'],
  permissions: { add: 'change' },
  transitions: ['approve', 'refuse'],
  importing: {
    columns: ['purchaseOrder', 'orderLine', 'newDate', 'reason', 'origin', 'note'],
    mode: 'per_row',
    supplied: ['origin'],
    example: {
      purchaseOrder: 'PO26070100001',
      orderLine: '1',
      newDate: '2026-12-20',
      reason: '产能不足',
      origin: '供应商',
      note: '注塑机满负荷，推迟一周',
    },
  },
});
