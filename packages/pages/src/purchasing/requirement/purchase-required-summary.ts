import { text } from '@axle/kernel';
import { checkRequirement } from '@axle/purchasing';
import { type ColumnDrills, definePage, defineResource, type PageTab } from '@axle/page-kit';
import { bucketDaysField, proposalTab } from './proposal-tool.ts';
import { requirementColumns } from './requirement-columns.ts';
import { requirementFields } from './requirement-fields.ts';
import { summaryTab } from './summary-tool.ts';
import { requirementStates } from './requirement-states.ts';

export const requirementRecords = defineResource({
  entity: 'purchaseRequirement',
  label: text('采购需求', 'Purchase requirement'),
  service: 'purchase-service',
  readFrom: 'purchase_requirement_list',
  nameFields: ['reqNo'],
  knownBy: { code: 'reqNo' },
  searchedThrough: 'sku',
  scopedBy: { kind: 'supplier', field: 'supplier', openWithout: true },
  constraints: {
    purchase_requirement_pieces: {
      code: 'ORDERED_MORE',
      field: 'orderedQty',
      message: text('已下单与已关闭数量超出需求数量', 'More pieces ordered and closed than required'),
    },
  },
  fields: requirementFields,
  unique: [{ fields: ['sku', 'warehouse', 'companyEntity', 'requiredDate', 'reqNo'] }],
  checks: [checkRequirement],
  states: requirementStates,
});

/** The documents from which requirements come, by what kind of them they are. */
const sourceDrills = [
  {
    section: 'newProducts',
    page: 'newProductRegistration',
    tab: 'tab2',
    filters: [{ field: 'regNo', op: 'eq', by: 'sourceNo' }],
    when: { field: 'source', in: ['newprod'] },
  },
  {
    section: 'purchase',
    page: 'afterSalesRecords',
    tab: 'all',
    filters: [{ field: 'asNo', op: 'eq', by: 'sourceNo' }],
    when: { field: 'source', in: ['aftersale'] },
  },
] as const satisfies ColumnDrills<'sourceNo' | 'source'>;

const tab = (key: string, zh: string, en: string, ...states: readonly string[]) =>
  ({ key, title: text(zh, en), filters: [{ field: 'state', op: 'in', value: states }] }) as const satisfies PageTab;

export const purchaseRequiredSummary = definePage({
  key: 'purchaseRequiredSummary',
  title: text('采购需求汇总', 'Purchase requirement summary'),
  words: ['请购', '备料', '需求单', 'requisition', 'purchase request', 'MRP'],
  help: {
    why: text(
      '采购员查看现在要订什么、为谁、为什么，一步生成采购订单。',
      'Buyers see what must be ordered now, for whom and why, and turn it into purchase orders in one step.',
    ),
    notes: [
      text(
        '“按供应商”按供应商、下单周与SKU列出未下单的需求，逐级合计数量与各币种金额；勾选后确认、合并预览、生成订单或写订单。',
        '“By supplier” lists open requirements by supplier, order week and SKU with totals of each group by currency; tick them to confirm, preview the merge, generate orders or write one.',
      ),
      text(
        '“合并预览”把已确认的需求合并为建议的订单，不保存：供应商、主体、仓库、币种相同的为一张；同一SKU在合并天数内的为一行，按起订量、箱规与订货倍数进位，多出的为“多订”。',
        '“Merge preview” merges confirmed requirements into proposed orders and saves nothing: one for each supplier, company, warehouse and currency. Those of one SKU within the merge days are one line, rounded up to MOQ, carton and order multiple; the rest is surplus.',
      ),
      text(
        '生成的订单为草稿；需求按交期、优先级、单号先后分得数量，变为“部分下单”或“已下单”。订单取消、删除或减少时，需求自动退回。',
        'Generated orders are drafts. Requirements receive their pieces by date, priority and number, and become “Partly ordered” or “Ordered”. They are released when the order is cancelled, deleted or reduced.',
      ),
      text(
        '清仓或停售的SKU不允许生成订单：下载清单，或只提交允许的部分。',
        'SKUs in clearance or discontinued may not generate orders: download the list, or submit the allowed part.',
      ),
      text(
        '采购价取供应商SKU当天的阶梯价，按该SKU在订单中的总数；更大起量的总价不高时提示。',
        'Prices are the supplier’s breaks of the day for all pieces of the SKU in the order; a larger quantity that costs no more is offered.',
      ),
    ],
  },
  resource: requirementRecords,
  columns: requirementColumns,
  pinned: 1,
  filters: [
    'reqNo',
    'sku',
    'state',
    'supplier',
    'buyer',
    'warehouse',
    'companyEntity',
    'currency',
    'category',
    'salesStatus',
    'overdue',
    'source',
    'latestOrderDate',
    'requiredDate',
    'openQty',
    'priority',
    'orders',
  ],
  totals: ['qty', 'orderedQty', 'openQty', 'suggestedQty', 'amount'],
  drawn: { netRequirement: 'purchasing/net-requirement' },
  drills: { sourceNo: sourceDrills },
  search: ['reqNo', 'note'],
  sort: [{ field: 'latestOrderDate' }],
  headline: ['sku', 'supplier', 'qty', 'openQty', 'requiredDate', 'latestOrderDate', 'buyer'],
  tabs: [
    summaryTab,
    tab('tab1', '需求明细', 'Detail', 'new', 'confirmed', 'part'),
    tab('tab2', '已转单', 'Ordered', 'ordered'),
    tab('tab3', '已关闭', 'Closed', 'closed'),
    { key: 'all', title: text('全部', 'All') },
    proposalTab,
  ],
  form: [
    {
      title: text('需求', 'Requirement'),
      fields: ['sku', 'qty', 'requiredDate', 'priority', 'warehouse', 'companyEntity', 'changeReason', 'note'],
    },
    { title: text('采购', 'Purchasing'), fields: ['supplier', 'currency', 'buyer'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  transitions: ['confirm', 'close'],
  actions: [
    {
      key: 'generate',
      title: text('生成订单', 'Generate orders'),
      on: 'many',
      when: { field: 'state', in: ['confirmed', 'part'] },
      tone: 'primary',
      whole: true,
      input: { bucketDays: bucketDaysField },
    },
    {
      key: 'merge',
      title: text('合并预览', 'Merge preview'),
      permission: 'list',
      on: 'many',
      most: 300,
      whole: true,
      when: { field: 'state', in: ['confirmed', 'part'] },
    },
    {
      key: 'toNew',
      title: text('写订单', 'Write an order'),
      on: 'many',
      most: 300,
      whole: true,
      when: { field: 'state', in: ['confirmed', 'part'] },
    },
    {
      key: 'split',
      title: text('拆分', 'Split'),
      permission: 'update',
      on: 'one',
      when: { field: 'state', in: ['new', 'confirmed', 'part'] },
      input: { qty: { kind: 'integer', label: text('拆出数量', 'Pieces to split off'), required: true, min: 1, max: 999_999 } },
    },
    {
      key: 'assign',
      title: text('指定采购员', 'Assign buyer'),
      on: 'many',
      when: { field: 'state', in: ['new', 'confirmed', 'part'] },
      input: { buyer: { kind: 'user', label: text('采购员', 'Buyer'), required: true } },
    },
    { key: 'copy', title: text('复制', 'Copy'), permission: 'add', on: 'one', effect: 'copy' },
  ],
  importing: {
    columns: ['sku', 'warehouse', 'companyEntity', 'qty', 'requiredDate', 'supplier', 'priority', 'note'],
    mode: 'per_row',
    example: {
      sku: 'BRP-10001',
      warehouse: 'CN-SZ',
      companyEntity: 'AXLE-SZ',
      qty: '200',
      requiredDate: '2026-07-15',
      supplier: 'SP0001',
      priority: '3',
      note: 'peak season',
    },
  },
});
