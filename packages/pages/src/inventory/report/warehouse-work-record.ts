import { definePage, defineResource } from '@axle/page-kit';
import { workRecordFields } from './work-record-fields.ts';
import { documentDrills } from '../document-drills.ts';

/** A piece of work as it was done: what a figure of the report on work counts. */
const workRecords = defineResource({
  entity: 'warehouseWorkRecord',
  label: { zh: '作业明细', en: 'Work record' },
  service: 'wms',
  table: 'warehouse_work_record',
  nameFields: ['kind', 'docNo'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  searchedThrough: 'sku',
  fields: workRecordFields,
});

export const warehouseWorkRecord = definePage({
  key: 'warehouseWorkRecord',
  title: { zh: '作业明细', en: 'Work records' },
  help: {
    why: {
      zh: '作业效率报表的逐笔明细：谁在何时、为哪张单据做了什么。',
      en: 'The records behind the work report: who did what for which document, and when.',
    },
    notes: [
      {
        zh: '报表中的每个数字都打开其明细；单据号打开单据。',
        en: 'Every figure of the report opens its records here; document numbers open the document.',
      },
      {
        zh: '错扫包括收货扫描台、拣货确认与打包台拒绝的扫描，并记录原因。',
        en: 'Wrong scans are scans refused at the receiving station, pick confirmation or packing station, with the reason.',
      },
      {
        zh: '盘点只列已确认的行；“合格”为无差异、准时出库。',
        en: 'Only settled count lines are listed; “Passed” means no variance, or shipped on time.',
      },
    ],
  },
  resource: workRecords,
  columns: [
    'at',
    'kind',
    'docNo',
    'warehouse',
    'worker',
    'skuCode',
    'sku',
    'bin',
    'qty',
    'code',
    'cause',
    'why',
    'hours',
    'good',
    'step',
    'docType',
    'day',
  ],
  pinned: 1,
  filters: ['at', 'kind', 'warehouse', 'worker', 'step', 'docNo', 'skuCode', 'sku', 'bin', 'cause', 'good', 'hours', 'day'],
  totals: ['qty'],
  search: ['docNo', 'code'],
  sort: [{ field: 'at', descending: true }],
  drills: { docNo: documentDrills('docNo', 'docType') },
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'wrong', title: { zh: '错扫', en: 'Wrong scans' }, filters: [{ field: 'kind', op: 'eq', value: 'wrong' }] },
    { key: 'short', title: { zh: '短拣', en: 'Short picks' }, filters: [{ field: 'kind', op: 'eq', value: 'short' }] },
    { key: 'override', title: { zh: '超重差放行', en: 'Weight overrides' }, filters: [{ field: 'kind', op: 'eq', value: 'override' }] },
    {
      key: 'late',
      title: { zh: '超时出库', en: 'Shipped late' },
      filters: [
        { field: 'kind', op: 'eq', value: 'ship' },
        { field: 'good', op: 'eq', value: false },
      ],
    },
    {
      key: 'miscounted',
      title: { zh: '盘点差异', en: 'Count variances' },
      filters: [
        { field: 'kind', op: 'eq', value: 'count' },
        { field: 'good', op: 'eq', value: false },
      ],
    },
  ],
  standard: ['list', 'export'],
});
