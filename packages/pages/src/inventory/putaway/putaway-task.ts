import { definePage } from '@axle/page-kit';
import { documentDrill } from '../document-drills.ts';
import { putawayRecords } from './putaway-records.ts';

export const putawayTask = definePage({
  key: 'putawayTask',
  title: { zh: '上架任务', en: 'Putaway' },
  help: {
    why: {
      zh: '按推荐把月台或质检区的货移到所属库位。',
      en: 'Moves stock from dock or inspection to the suggested bin.',
    },
    notes: [
      {
        zh: '推荐次序：拣货区已有同SKU的库位、存储区已有同SKU的库位、同ABC类的空库位、其他库位；不超过容积装填率与承重。',
        en: 'Suggested in this order: picking-area bins with the SKU, reserve-area bins with the SKU, empty bins of the same ABC class, other bins; never above the fill rate or max load.',
      },
      {
        zh: '“扫描上架”依次扫描来源库位、SKU、目标库位；每次确认立即过账移库。',
        en: '“Scan putaway”: scan source bin, SKU and target bin; each confirmation posts the bin move at once.',
      },
      {
        zh: '锁定或盘点中的库位不能放入；超过容量时提示最多可放件数。',
        en: 'Nothing can be put into bins that are locked or being counted; when a bin is too full, the pieces that fit are shown.',
      },
    ],
  },
  resource: putawayRecords,
  columns: [
    'putawayNo',
    'receiptNo',
    'warehouse',
    'sku',
    'stockStatus',
    'fromBin',
    'qty',
    'doneQty',
    'suggestedBins',
    'area',
    'assignee',
    'waitingHours',
    'state',
    'unplaced',
    'reason',
    'endedAt',
    'waitsLong',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['warehouse', 'receiptNo', 'sku', 'state', 'area', 'assignee', 'createdAt', 'waitsLong', 'putawayNo', 'stockStatus'],
  totals: ['qty', 'doneQty'],
  search: [],
  sort: [{ field: 'createdAt' }],
  follows: ['receiptNo'],
  drills: { receiptNo: documentDrill('receipt', 'receiptNo') },
  tabs: [
    { key: 'waiting', title: { zh: '待上架', en: 'To put away' }, filters: [{ field: 'state', op: 'in', value: ['open', 'doing'] }] },
    {
      key: 'mine',
      title: { zh: '我的任务', en: 'My tasks' },
      mine: 'assignee',
      filters: [{ field: 'state', op: 'in', value: ['open', 'doing'] }],
    },
    { key: 'done', title: { zh: '已完成', en: 'Done' }, filters: [{ field: 'state', op: 'eq', value: 'done' }] },
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'scan', title: { zh: '扫描上架', en: 'Scan putaway' }, view: 'inventory/putaway-scan' },
  ],
  standard: ['list', 'export', 'log'],
  transitions: ['cancel'],
  actions: [
    {
      key: 'confirm',
      title: { zh: '确认上架', en: 'Confirm' },
      on: 'one',
      tone: 'primary',
      when: { field: 'state', in: ['open', 'doing'] },
      proposes: true,
      input: {
        bin: {
          kind: 'ref',
          label: { zh: '目标库位', en: 'Target bin' },
          entity: 'bin',
          within: { field: 'warehouse', like: 'warehouse' },
          required: true,
        },
        qty: { kind: 'integer', label: { zh: '件数', en: 'Pieces' }, required: true, min: 1, max: 999_999 },
      },
    },
    {
      key: 'assign',
      title: { zh: '指派', en: 'Assign' },
      on: 'many',
      when: { field: 'state', in: ['open', 'doing'] },
      input: { assignee: { kind: 'user', label: { zh: '负责人', en: 'Assignee' }, required: true } },
    },
    { key: 'suggest', title: { zh: '重新推荐', en: 'Re-suggest' }, on: 'many', when: { field: 'state', in: ['open', 'doing'] } },
    {
      key: 'changeBin',
      title: { zh: '换库位', en: 'Change bin' },
      on: 'one',
      when: { field: 'state', in: ['open', 'doing'] },
      input: {
        bin: {
          kind: 'ref',
          label: { zh: '目标库位', en: 'Target bin' },
          entity: 'bin',
          within: { field: 'warehouse', like: 'warehouse' },
          required: true,
        },
        reason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, required: true, maxLength: 200 },
      },
    },
    {
      key: 'locate',
      title: { zh: '扫描来源', en: 'Scan source' },
      permission: 'confirm',
      on: 'none',
      effect: 'view',
      input: {
        fromBin: { kind: 'text', label: { zh: '来源库位', en: 'Source bin' }, required: true, maxLength: 60 },
        sku: { kind: 'text', label: { zh: 'SKU', en: 'SKU' }, required: true, maxLength: 40 },
      },
    },
    {
      key: 'place',
      title: { zh: '扫描目标', en: 'Scan target' },
      permission: 'confirm',
      on: 'one',
      effect: 'view',
      input: {
        code: { kind: 'text', label: { zh: '目标库位', en: 'Target bin' }, required: true, maxLength: 60 },
        qty: { kind: 'integer', label: { zh: '件数', en: 'Pieces' }, required: true, min: 1, max: 999_999 },
      },
    },
  ],
});
