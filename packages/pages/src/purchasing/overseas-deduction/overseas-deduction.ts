import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { inState } from '../../in-state.ts';
import { documentDrill } from '../../inventory/document-drills.ts';
import { documentWays } from '../document-ways.ts';
import { allocatedFields, foundFields } from './overseas-fields.ts';
import { overseasState, overseasStates } from './overseas-states.ts';

const overseasDeductionRecords = defineResource({
  entity: 'overseasDeduction',
  label: text('海外扣款', 'Overseas deduction'),
  service: 'purchase-sales-after',
  readFrom: 'overseas_deduction_list',
  nameFields: ['odNo'],
  knownBy: { code: 'odNo' },
  searchedThrough: 'sku',
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: { ...foundFields, state: overseasState, ...allocatedFields },
  unique: [{ fields: ['warehouse', 'docNo', 'sku', 'feeType'] }],
  states: overseasStates,
});

export const overseasDeduction = definePage({
  key: 'overseasDeduction',
  title: text('海外扣款', 'Overseas deduction'),
  words: ['海外仓费用', '客退', '换标费', 'chargeback', 'FBA fee'],
  help: {
    why: text(
      '把海外发现、由供应商造成的费用按其币种转给供应商。',
      'Passes costs that a supplier caused and that were found overseas back to that supplier in its currency.',
    ),
    notes: [
      text(
        '归属：填了批次的归该批次的供应商，一柜有多个供应商时按该SKU的件数；否则按发生日前180天该SKU的收货件数分摊；也可先手工填分摊。',
        'Attribute: a lot names its suppliers, several in a container by their pieces of the SKU; else the pieces received in the 180 days before decide. Shares can also be entered manually first.',
      ),
      text(
        '分摊可调整，合计不变；结算金额按发生日汇率折成供应商币种。',
        'Shares can be changed, their sum cannot. They are converted to the supplier’s currency at the rate of the event date.',
      ),
      text(
        '确认后按供应商与币种各生成一张“海外转入”扣款；全部抵扣后为已扣款。',
        'Confirming makes one deduction for each supplier and currency; once all are applied it is deducted.',
      ),
    ],
  },
  resource: overseasDeductionRecords,
  columns: [
    'odNo',
    'feeType',
    'state',
    'warehouse',
    'eventDate',
    'sku',
    'qty',
    'foreignCurrency',
    'foreignAmount',
    'suppliers',
    'allocated',
    'rate',
    'settleCurrency',
    'lotRef',
    'lotKind',
    'docNo',
    'deductNos',
    'store',
    'waiveReason',
    'attachments',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: [
    'odNo',
    'sku',
    'lotRef',
    'docNo',
    'feeType',
    'warehouse',
    'suppliers',
    'state',
    'foreignCurrency',
    'foreignAmount',
    'eventDate',
  ],
  totals: ['qty', 'foreignAmount', 'allocated'],
  search: ['odNo', 'docNo', 'lotRef'],
  sort: [{ field: 'eventDate', descending: true }],
  headline: ['feeType', 'warehouse', 'sku', 'qty', 'foreignAmount', 'eventDate', 'suppliers'],
  tabs: [
    inState('tab0', '待归属', 'To attribute', 'imported'),
    inState('tab1', '待确认', 'To confirm', 'attributed'),
    inState('tab2', '已转扣款', 'Deducted', 'confirmed', 'deducted'),
    inState('tab3', '不扣', 'Waived', 'waived'),
    { key: 'all', title: text('全部', 'All') },
  ],
  form: [
    {
      title: text('费用', 'Cost'),
      fields: [
        'feeType',
        'warehouse',
        'store',
        'eventDate',
        'sku',
        'lotRef',
        'docNo',
        'qty',
        'foreignCurrency',
        'foreignAmount',
        'attachments',
      ],
    },
    { title: text('分摊', 'Shares'), fields: ['allocations'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  transitions: ['attribute', 'back', 'confirm', 'waive'],
  importing: {
    columns: ['feeType', 'warehouse', 'eventDate', 'sku', 'qty', 'foreignCurrency', 'foreignAmount', 'lotRef', 'docNo'],
    mode: 'per_row',
    example: {
      feeType: '换标',
      warehouse: 'US-W',
      eventDate: '2026-07-10',
      sku: 'BRP-10001',
      qty: '120',
      foreignCurrency: 'USD',
      foreignAmount: '84',
      lotRef: '',
      docNo: 'LAX-RL-2607',
    },
  },
  drills: {
    lotRef: [
      ...documentWays('lotRef', 'lotKind', ['order', 'batch', 'receipt']),
      documentDrill('layer', 'lotRef', { field: 'lotKind', in: ['layer'] }),
    ],
  },
  related: [
    {
      title: text('扣款单', 'Deductions'),
      section: 'purchase',
      page: 'deductionRecords',
      field: 'sourceNo',
      by: 'odNo',
      columns: ['deductNo', 'supplier', 'state', 'currency', 'amount', 'openAmount', 'notifiedAt'],
    },
  ],
});
