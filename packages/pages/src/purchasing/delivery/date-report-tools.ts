import { text } from '@axle/kernel';
import type { EnumOption, LineField, LinesField, PageTab, PercentField } from '@axle/page-kit';
import { responsibilities } from './date-words.ts';

/** What lines are added up by. */
export const reportDimensions = [
  { code: 'supplier', label: text('供应商', 'Supplier') },
  { code: 'buyer', label: text('采购员', 'Buyer') },
  { code: 'category', label: text('类目', 'Category') },
  { code: 'warehouse', label: text('交货仓库', 'Warehouse') },
  { code: 'companyEntity', label: text('采购主体', 'Company entity') },
] as const satisfies readonly EnumOption[];

/** The day by which lines are measured. */
const bases = [
  { code: 'kpiDate', label: text('考核交期', 'KPI date') },
  { code: 'baselineDate', label: text('首次承诺', 'First promised') },
  { code: 'promisedDate', label: text('承诺交期', 'Promised date') },
] as const satisfies readonly EnumOption[];

const count = (zh: string, en: string, width = 96): LineField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 9_007_199_254_740_991,
  width,
});
const rate = (zh: string, en: string): PercentField => ({
  kind: 'percent',
  label: text(zh, en),
  scale: 2,
  min: '0',
  max: '100',
  width: 104,
});

/** Says that the figures are those of a kept month. */
const savedAt = { kind: 'instant', label: text('按月末快照，保存于', 'From the month-end snapshot, saved') } as const satisfies LineField;

/** What a group of lines comes to, or all of them. */
const figures = {
  linesDue: count('到期行', 'Lines due'),
  onTimeLines: count('准时行', 'Lines on time'),
  otdLine: rate('行准时率', 'OTD by line'),
  qtyDue: count('到期件数', 'Pieces due'),
  qtyOnTime: count('准时件数', 'Pieces on time'),
  otdQty: rate('件准时率', 'OTD by pieces'),
  lateLines: count('逾期行', 'Late lines'),
  averageDays: { kind: 'decimal', label: text('平均逾期天数', 'Average days late'), scale: 1, min: '0', width: 116 },
  mostDays: count('最长逾期天数', 'Most days late', 116),
  undelivered: count('逾期未交', 'Overdue, not delivered', 110),
  changesPerLine: { kind: 'decimal', label: text('每行改期次数', 'Changes per line'), scale: 2, min: '0', width: 116 },
  lateSupplier: count('供应商责任', 'Supplier’s doing', 104),
  lateOurs: count('我方责任', 'Our doing'),
  lateLogistics: count('物流责任', 'Logistics'),
  lateForce: count('不可抗力', 'Force majeure'),
} as const satisfies LinesField['fields'];

/** Which lines are measured, in which period and by which day. */
const measured = {
  month: {
    kind: 'month',
    label: text('到期月份', 'Month due'),
    help: text('月份、周、日期任选一种；都不填为本月至今。', 'A month, a week or days; this month to date if all are empty.'),
  },
  week: { kind: 'week', label: text('到期周（ISO）', 'ISO week due') },
  from: { kind: 'date', label: text('到期日从', 'Due from') },
  to: { kind: 'date', label: text('到', 'To') },
  basis: { kind: 'enum', label: text('口径', 'Measured by'), required: true, initial: 'kpiDate', options: bases },
  graceDays: { kind: 'integer', label: text('宽限天数', 'Days of grace'), required: true, initial: 0, min: 0, max: 7 },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', several: true },
  buyer: { kind: 'user', label: text('采购员', 'Buyer'), several: true },
  category: { kind: 'cascade', label: text('类目', 'Category'), entity: 'category' },
  warehouse: { kind: 'ref', label: text('交货仓库', 'Warehouse'), entity: 'warehouse', several: true },
  companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', several: true },
} as const satisfies Readonly<Record<string, LineField>>;

/** The lines of a group, and those of them that are late. */
const [behind, late] = [{}, { lateOnly: true }].map(given => ({
  tab: 'tab3',
  same: Object.keys(measured),
  by: Object.fromEntries(reportDimensions.map(({ code }) => [code, code])),
  given,
}));

/** The figures of the report. */
const reads = [
  'supplier',
  'buyer',
  'category',
  'warehouse',
  'companyEntity',
  'effQty',
  'shippedQty',
  'receivedQty',
  'kpiDate',
  'baselineDate',
  'promisedDate',
  'changeCount',
  'lastReason',
  'lastResponsibility',
] as const;

/** Punctuality by a dimension, the least punctual first, and of all lines together. */
export const summaryTab = {
  key: 'tab0',
  title: text('汇总', 'Summary'),
  tool: {
    reads,
    inputs: {
      dimension: { kind: 'enum', label: text('维度', 'By'), required: true, initial: 'supplier', options: reportDimensions },
      ...measured,
      minLines: { kind: 'integer', label: text('最少行数', 'Minimum lines'), min: 0, max: 100_000 },
    },
    exports: 'groups',
    results: {
      savedAt,
      ...figures,
      groups: {
        kind: 'lines',
        label: text('按维度', 'By dimension'),
        by: ['code'],
        most: 2000,
        fields: {
          code: { kind: 'code', label: text('编码', 'Code'), maxLength: 60, width: 120 },
          name: { kind: 'text', label: text('名称', 'Name'), maxLength: 300, width: 220 },
          ...figures,
        },
      },
    },
    opens: { groups: { linesDue: behind!, lateLines: late!, undelivered: late!, mostDays: late! } },
  },
} as const satisfies PageTab<(typeof reads)[number]>;

/** The measured lines one by one. */
export const measuredLinesTab = {
  key: 'tab3',
  title: text('明细', 'Lines'),
  tool: {
    reads,
    inputs: { ...measured, lateOnly: { kind: 'bool', label: text('只看逾期', 'Late lines only'), initial: false } },
    exports: 'lines',
    results: {
      savedAt,
      found: { kind: 'integer', label: text('行数', 'Lines'), min: 0, max: 1_000_000 },
      lines: {
        kind: 'lines',
        label: text('到期行', 'Lines due'),
        by: ['orderNo', 'orderLine'],
        most: 2000,
        sums: ['effQty', 'qtyOnTime'],
        fields: {
          orderNo: {
            kind: 'code',
            documentNo: true,
            label: text('采购单号', 'PO no.'),
            required: true,
            maxLength: 20,
            width: 160,
          } as LineField,
          orderLine: { kind: 'integer', label: text('行号', 'Line'), min: 1, max: 500, width: 64 },
          skuCode: { kind: 'code', label: text('SKU', 'SKU'), maxLength: 32, width: 130 },
          supplier: { kind: 'text', label: text('供应商', 'Supplier'), maxLength: 300, width: 220 },
          due: { kind: 'date', label: text('到期日', 'Due'), width: 116 },
          effQty: count('有效数量', 'Wanted'),
          qtyOnTime: count('准时件数', 'Pieces on time'),
          isOnTime: { kind: 'bool', label: text('准时', 'On time'), width: 80 },
          daysLate: count('逾期天数', 'Days late'),
          cause: { kind: 'enum', label: text('责任', 'Responsibility'), options: responsibilities, width: 110 },
          changes: count('改期次数', 'Changes'),
        },
      },
    },
    opens: {
      lines: {
        orderNo: { section: 'purchase', page: 'purchaseOrder', tab: 'all', filters: [{ field: 'orderNo', op: 'eq', by: 'orderNo' }] },
      },
    },
  },
} as const satisfies PageTab<(typeof reads)[number]>;
