import { scopeNamed } from '@axle/inventory';
import { defineResource, type IntegerField, type MoneyField, type PercentField } from '@axle/page-kit';
import { abcOptions } from '../../basic/bin/bin-options.ts';
import { valueTold } from '../stock/stock-fields.ts';
import { stocktakeLife } from './stocktake-life.ts';
import { stocktakeStateOptions, stocktakeTypeOptions } from './stocktake-options.ts';

const counted = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: { zh, en },
  readOnly: true,
  figure: true,
  min: -99_999_999,
  max: 99_999_999,
  width: 96,
  ...more,
});
const valued = (zh: string, en: string): MoneyField => ({ ...valueTold(zh, en), figure: true });
const share = (zh: string, en: string, help: { zh: string; en: string }): PercentField => ({
  kind: 'percent',
  label: { zh, en },
  readOnly: true,
  figure: true,
  scale: 2,
  places: 2,
  min: '-99999',
  max: '100',
  width: 110,
  help,
});

/** Counts of stock. */
export const stocktakeRecords = defineResource({
  entity: 'stocktake',
  label: { zh: '盘点单', en: 'Stocktake' },
  service: 'wms',
  readFrom: 'stocktake_shown',
  nameFields: ['stocktakeNo'],
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    stocktakeNo: { kind: 'code', label: { zh: '盘点单号', en: 'Stocktake no.' }, readOnly: true, key: true, maxLength: 13, width: 150 },
    type: { kind: 'enum', label: { zh: '类型', en: 'Type' }, required: true, initial: 'spot', options: stocktakeTypeOptions, width: 90 },
    warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true, immutable: true, width: 130 },
    mode: {
      kind: 'enum',
      label: { zh: '方式', en: 'Mode' },
      initial: 'lock',
      width: 90,
      options: [
        { code: 'lock', label: { zh: '锁定', en: 'Lock' }, tone: 'warn' },
        { code: 'live', label: { zh: '不停业', en: 'Live' }, tone: 'info' },
      ],
      help: {
        zh: '锁定：开始后库位不能过账；不停业：提交库位时记下当时的账面数。',
        en: 'Lock: nothing is booked into the bins from the start; live: the book is looked at when a bin is submitted.',
      },
    },
    scope: { kind: 'text', label: { zh: '范围', en: 'Scope' }, readOnly: true, figure: true, maxLength: 500, width: 200 },
    plannedOn: { kind: 'date', label: { zh: '计划日期', en: 'Planned on' }, required: true, width: 116 },
    area: { kind: 'ref', label: { zh: '库区', en: 'Area' }, entity: 'warehouseArea', width: 110, hidden: true },
    abc: {
      kind: 'enum',
      label: { zh: 'ABC类', en: 'ABC class' },
      options: abcOptions,
      width: 90,
      hidden: true,
      help: { zh: '按库位的类别。', en: 'The class of the bins.' },
    },
    binCodes: { kind: 'tags', label: { zh: '库位', en: 'Bins' }, maxLength: 30, width: 160, hidden: true },
    skuCodes: { kind: 'tags', label: { zh: '指定SKU', en: 'SKUs' }, maxLength: 32, width: 160, hidden: true },
    countedBefore: {
      kind: 'date',
      label: { zh: '此日后未盘', en: 'Not counted since' },
      width: 130,
      hidden: true,
      help: { zh: '只盘此日以来没有盘过的库位。', en: 'Only bins that were not counted since this day.' },
    },
    recountLimit: {
      kind: 'money',
      label: { zh: '复盘限额', en: 'Recount above' },
      currency: { code: 'CNY' },
      scale: 2,
      min: '0',
      max: '9999999',
      initial: '100',
      width: 116,
      hidden: true,
      help: { zh: '初盘差异金额超过它须另一人复盘。', en: 'A first count that differs by more is made again by another person.' },
    },
    counter: { kind: 'user', label: { zh: '初盘人', en: 'Counter' }, readOnly: true, width: 100 },
    recounter: { kind: 'user', label: { zh: '复盘人', en: 'Second counter' }, readOnly: true, width: 110, hidden: true },
    lines: counted('行数', 'Lines', { min: 0, width: 80 }),
    countedPct: {
      kind: 'percent',
      label: { zh: '已盘', en: 'Counted' },
      readOnly: true,
      figure: true,
      scale: 1,
      places: 1,
      min: '0',
      max: '100',
      width: 90,
    },
    varLines: counted('差异行', 'Lines off', { min: 0 }),
    varQty: counted('差异件数', 'Pieces off'),
    varValue: valued('差异金额', 'Value off'),
    absValue: valued('差异绝对值', '|Value off|'),
    lineAccuracy: share('行准确率', 'Line accuracy', { zh: '无差异行÷已定行。', en: 'Lines without variance ÷ lines.' }),
    valueAccuracy: share('金额准确率', 'Value accuracy', { zh: '1 − 差异绝对值÷账面金额。', en: '1 − |value off| ÷ value by the book.' }),
    level: {
      kind: 'enum',
      label: { zh: '审批级别', en: 'Approved by' },
      readOnly: true,
      figure: true,
      width: 120,
      options: [
        { code: 'supervisor', label: { zh: '仓库主管', en: 'Supervisor' }, tone: 'neutral' },
        { code: 'manager', label: { zh: '仓库经理', en: 'Manager' }, tone: 'warn' },
        { code: 'finance', label: { zh: '经理与财务', en: 'Manager and finance' }, tone: 'bad' },
      ],
      help: {
        zh: '差异绝对值≤500主管，≤5,000经理，以上还须财务。',
        en: 'Up to 500 the supervisor, up to 5,000 the manager, above finance too.',
      },
    },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 500, lines: 2, width: 180, hidden: true },
    startedAt: { kind: 'instant', label: { zh: '开始时间', en: 'Started at' }, readOnly: true, width: 160, hidden: true },
    managerBy: { kind: 'user', label: { zh: '经理审批', en: 'Manager' }, readOnly: true, width: 110, hidden: true },
    approvedBy: { kind: 'user', label: { zh: '审批人', en: 'Approver' }, readOnly: true, width: 100, hidden: true },
    approvedAt: { kind: 'instant', label: { zh: '审批时间', en: 'Approved at' }, readOnly: true, width: 160, hidden: true },
    rejectReason: { kind: 'text', label: { zh: '驳回原因', en: 'Why rejected' }, readOnly: true, maxLength: 200, width: 160, hidden: true },
    postedAt: { kind: 'instant', label: { zh: '过账时间', en: 'Posted at' }, readOnly: true, width: 160, hidden: true },
    state: { kind: 'enum', label: { zh: '状态', en: 'State' }, readOnly: true, width: 100, options: stocktakeStateOptions },
  },
  unique: [{ fields: ['stocktakeNo'] }],
  checks: [scopeNamed],
  states: stocktakeLife,
});
