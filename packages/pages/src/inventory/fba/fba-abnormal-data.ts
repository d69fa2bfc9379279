import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { openListingAction } from '../../catalog/listing/open-listing-action.ts';
import { exceptionFields, exceptionStates, exceptionStateOptions } from '../../catalog/listing/exception-states.ts';
import { nextStepField, settleActions } from './abnormal-steps.ts';

const pieces = (zh: string, en: string) => ({ kind: 'decimal', label: text(zh, en), scale: 3, readOnly: true, width: 96 }) as const;

export const fbaAbnormalRecords = defineResource({
  entity: 'fbaAbnormal',
  label: { zh: 'FBA异常', en: 'FBA exception' },
  service: 'item',
  nameFields: ['fnsku', 'type'],
  readFrom: 'fba_abnormal_list',
  scopedBy: { kind: 'shop', field: 'store' },
  searchedThrough: 'sku',
  fields: {
    type: {
      kind: 'enum',
      label: { zh: '类型', en: 'Type' },
      required: true,
      readOnly: true,
      key: true,
      width: 164,
      options: [
        { code: 'A1', label: { zh: 'A1 FNSKU未映射', en: 'A1 FNSKU unmapped' }, tone: 'warn' },
        { code: 'A2', label: { zh: 'A2 数量不合理', en: 'A2 Invalid quantity' }, tone: 'bad' },
        { code: 'A3', label: { zh: 'A3 库存不平', en: 'A3 Stock imbalance' }, tone: 'bad' },
        { code: 'A4', label: { zh: 'A4 无在售信息超7天', en: 'A4 Stranded > 7 days' }, tone: 'warn' },
        { code: 'A5', label: { zh: 'A5 尺寸重量不符', en: 'A5 Size or weight differs' }, tone: 'warn' },
        { code: 'A6', label: { zh: 'A6 入库短收关闭', en: 'A6 Closed short' }, tone: 'bad' },
        { code: 'A7', label: { zh: 'A7 站点不在库存池', en: 'A7 Site not in a pool' }, tone: 'warn' },
      ],
    },
    store: { kind: 'ref', label: { zh: '店铺', en: 'Store' }, entity: 'store', required: true, readOnly: true, width: 130 },
    site: { kind: 'ref', label: { zh: '站点', en: 'Site' }, entity: 'site', required: true, readOnly: true, width: 124 },
    fnsku: {
      kind: 'code',
      label: { zh: 'FNSKU', en: 'FNSKU' },
      required: true,
      readOnly: true,
      maxLength: 10,
      width: 124,
      help: { zh: 'A7为空。', en: 'Empty for A7.' },
    },
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', readOnly: true, width: 200 },
    reportDate: {
      kind: 'date',
      label: { zh: '报表日期', en: 'Report date' },
      required: true,
      readOnly: true,
      width: 110,
      help: {
        zh: '发现问题的报表日期；A1、A4、A7为开始日期，A6为货件关闭日期。',
        en: 'Date of the report with the exception; for A1, A4 and A7 the day it began, for A6 the day the shipment was closed.',
      },
    },
    reported: pieces('报表数量', 'Reported'),
    expected: pieces('应有数量', 'Expected'),
    difference: pieces('差异', 'Difference'),
    away: {
      ...pieces('差异绝对值', 'Absolute difference'),
      figure: true,
      seenWith: { page: 'fbaAbnormalData', field: 'difference' },
      help: { zh: '差异的绝对值，不分多少。', en: 'The size of the difference, whether over or short.' },
    },
    detail: {
      kind: 'text',
      label: { zh: '明细', en: 'Detail' },
      readOnly: true,
      maxLength: 300,
      width: 190,
      seenWith: { page: 'skuList', field: 'unitGrossKg' },
      help: {
        zh: 'A5：亚马逊 / 本系统；L、W、H为由长到短的三边，G为重量。',
        en: 'A5: Amazon / ours; L, W and H are the sides from longest to shortest, G is the weight.',
      },
    },
    nextStep: nextStepField,
    ...exceptionFields,
  },
  states: exceptionStates,
});

export const fbaAbnormalData = definePage({
  key: 'fbaAbnormalData',
  title: { zh: 'FBA异常数据', en: 'FBA abnormal data' },
  help: {
    why: {
      zh: '导入的FBA报表中的异常，须在影响库存与计划之前处理。',
      en: 'Exceptions in the imported FBA reports, to be resolved before they distort stock and planning.',
    },
    notes: [
      {
        zh: 'A3：应有数量 = 上期库存 + 入库 + 退货 + 调整 − 发出；差异 = 报表数量 − 应有数量。',
        en: 'A3: expected quantity = previous stock + received + returned + adjusted − shipped; difference = reported − expected.',
      },
      {
        zh: 'A2：库存为负数或小数；该行不与下期核对。',
        en: 'A2: the quantity is negative or not a whole number; the next report is not checked against it.',
      },
      {
        zh: 'A4：FBA商品无在售信息超过7天，数量取最新Listing快照的库存。',
        en: 'A4: FBA stock without an active offer for more than 7 days; the quantity is the stock of the latest listing snapshot.',
      },
      {
        zh: 'A1：报表日没有生效的FBA映射，映射后关闭；A7：有报表的站点不在任何库存池，加入后关闭。',
        en: 'A1: no FBA map was in force on the report date; closed once mapped. A7: a site with reports is in no stock pool; closed once added to one.',
      },
      {
        zh: 'A5：亚马逊最近量得的单件尺寸，任一边与SKU相差超过5%或重量相差超过3%，可能收取不同的配送费；各数量列为相差最大的一项。',
        en: 'A5: the size last measured by Amazon differs from the SKU by more than 5% on a side or 3% in weight, so the fulfilment fee may differ; the figures are those of the largest deviation.',
      },
      {
        zh: 'A6：货件已关闭而收货少于发货，数量为当日关闭货件的合计，已提交申诉的件数不计；“开申诉”为A3与A6建立FBA申诉草稿。',
        en: 'A6: a shipment was closed with less received than shipped; quantities are totals of the shipments closed that day, without pieces in cases already filed. “Open a case” drafts an FBA case for an A3 or A6.',
      },
      {
        zh: '“处理”对勾选的各条按“下一步”处理，并立即重新检查；要等审批或申诉的转为处理中。A4须在亚马逊恢复销售或移除库存。',
        en: '“Settle” does the next step of each ticked row and rechecks at once; those that wait for an approval or a case are in progress. A4 has to be relisted or removed at Amazon.',
      },
      {
        zh: '每天凌晨检查最近60天的报表，也可随时点“重新检查”；问题消失的自动关闭。',
        en: 'Reports of the last 60 days are checked every night, and whenever somebody clicks “Recheck”. Exceptions that no longer apply are closed automatically.',
      },
    ],
  },
  resource: fbaAbnormalRecords,
  columns: [
    'type',
    'nextStep',
    'store',
    'site',
    'fnsku',
    'sku',
    'reportDate',
    'reported',
    'expected',
    'difference',
    'detail',
    'foundAt',
    'state',
    'handler',
    'result',
    'endedAt',
    'mended',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['type', 'store', 'site', 'fnsku', 'sku', 'state', 'foundAt', 'away', 'handler', 'reportDate'],
  totals: ['difference'],
  search: ['fnsku'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'live', title: { zh: '未处理', en: 'Unresolved' }, filters: [{ field: 'state', op: 'in', value: ['open', 'doing'] }] },
    { key: 'mine', title: { zh: '我的', en: 'Mine' }, mine: 'handler', filters: [{ field: 'state', op: 'eq', value: 'doing' }] },
    ...exceptionStateOptions
      .filter(({ code }) => ['done', 'ignored'].includes(String(code)))
      .map(({ code, label }) => ({
        key: String(code),
        title: label,
        filters: [{ field: 'state', op: 'eq', value: code }] as const,
      })),
  ],
  standard: ['list', 'export', 'log'],
  permissions: { log: 'list' },
  transitions: ['assign', 'handle', 'ignore'],
  actions: [
    ...settleActions,
    { key: 'recheck', title: { zh: '重新检查', en: 'Recheck' }, permission: 'update', on: 'none' },
    {
      key: 'openCase',
      title: { zh: '开申诉', en: 'Open a case' },
      permission: 'add',
      on: 'many',
      when: { field: 'type', in: ['A3', 'A6'] },
      confirm: {
        zh: '为该差异建立FBA申诉草稿，在“FBA申诉”中继续处理。',
        en: 'Creates a draft FBA case for the difference; continue with it on the “FBA cases” page.',
      },
    },
    openListingAction,
  ],
});
