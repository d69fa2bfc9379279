import { text } from '@axle/kernel';
import type { DecimalField, EnumOption, LineField, PageTab } from '@axle/page-kit';
import { usualLinesDue } from '@axle/purchasing';
import { boardAddress, boardReads, categoryInput, count, figure, pendingOrders } from './board-fields.ts';
import { supplierTypeOptions } from './board-words.ts';

/** Grade. */
export const gradeOptions = [
  { code: 'A', label: text('A', 'A'), tone: 'good' },
  { code: 'B', label: text('B', 'B'), tone: 'info' },
  { code: 'C', label: text('C', 'C'), tone: 'warn' },
  { code: 'D', label: text('D', 'D'), tone: 'bad' },
] as const satisfies readonly EnumOption[];

const points = (zh: string, en: string): DecimalField => figure(zh, en, 84);

/** Which suppliers are ranked, and when. */
export const scoreInputs = {
  period: {
    kind: 'enum',
    label: text('期间', 'Period'),
    required: true,
    initial: 'quarter',
    options: [
      { code: 'month', label: text('月', 'Month') },
      { code: 'quarter', label: text('季度', 'Quarter') },
      { code: 'year', label: text('年', 'Year') },
    ],
  },
  month: { kind: 'month', label: text('月份', 'Month'), help: text('不填为本月。', 'This month if left empty.') },
  category: categoryInput(
    text(
      '含下级。冻结的评分为全部品类，选了品类则重新计算。',
      'Including subcategories. Frozen scores cover all categories; the score of one category is recalculated.',
    ),
  ),
} as const satisfies Readonly<Record<string, LineField>>;

/** A supplier. */
export const supplierOf = { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, width: 210 } as const;

/** The figures of suppliers, one below the other, and the scores of the compared ones over twelve months. */
export const supplierBoardTab = {
  key: 'tab0',
  title: text('排名', 'Ranking'),
  view: 'purchasing/supplier-board',
  tool: {
    byView: true,
    reads: boardReads,
    inputs: {
      ...scoreInputs,
      grade: { kind: 'enumList', label: text('等级', 'Grade'), options: gradeOptions },
      leastDue: {
        kind: 'integer',
        label: text('到期行不少于', 'Lines due, at least'),
        min: 0,
        max: 9999,
        initial: usualLinesDue,
        help: text('到期行太少的供应商不排名。', 'Suppliers with fewer lines due are not ranked.'),
      },
      leastLots: {
        kind: 'integer',
        label: text('验货批次不少于', 'Lots, at least'),
        min: 0,
        max: 9999,
        help: text(
          '只看验过这么多批的供应商；不填则免检的也排名。',
          'Only suppliers with at least this many inspected lots; if left empty, suppliers exempt from inspection are ranked too.',
        ),
      },
      supplierType: { kind: 'enum', label: text('供应商范围', 'Suppliers'), options: supplierTypeOptions },
      buyer: { kind: 'user', label: text('采购员', 'Buyer'), several: true },
      compared: {
        kind: 'ref',
        label: text('对比的供应商', 'Compared suppliers'),
        entity: 'supplier',
        several: true,
        help: text('最多5家；不填为前5名。', 'Five at most; the first five if left empty.'),
      },
    },
    address: boardAddress,
    exports: 'ranking',
    results: {
      pending: pendingOrders,
      frozen: { kind: 'bool', label: text('已冻结', 'Frozen') },
      ranking: {
        kind: 'lines',
        label: text('供应商排名', 'Ranking of suppliers'),
        by: ['supplier'],
        most: 1000,
        sums: ['amount', 'lots', 'deductions', 'openClaims'],
        fields: {
          rank: count('名次', 'Rank', 60),
          supplier: supplierOf,
          grade: { kind: 'enum', label: text('等级', 'Grade'), options: gradeOptions, width: 70 },
          score: points('总分', 'Score'),
          scoreDelta: points('较上期', 'Change'),
          quality: points('质量', 'Quality'),
          delivery: points('交付', 'Delivery'),
          cost: points('成本', 'Cost'),
          service: points('服务', 'Service'),
          amount: figure('采购额（CNY）', 'Amount (CNY)'),
          share: points('占比（%）', 'Share (%)'),
          lots: count('验货批次', 'Lots'),
          lotPassRate: points('批合格率（%）', 'Lot pass rate (%)'),
          ppm: { kind: 'integer', label: text('PPM', 'PPM'), min: 0, max: 1_000_000, width: 84 },
          linesDue: count('到期行', 'Lines due'),
          otdLine: points('行准时率（%）', 'OTD by line (%)'),
          otdQty: points('件准时率（%）', 'OTD by pieces (%)'),
          inFull: points('首交齐套率（%）', 'In full (%)'),
          priceChange: points('价格变动（%）', 'Price change (%)'),
          replyRate: points('回复及时率（%）', 'Replies in time (%)'),
          eightDRate: points('改进按时率（%）', '8D on time (%)'),
          documentRate: points('发票一次正确率（%）', 'Invoices right first time (%)'),
          deductions: count('扣款单', 'Deductions'),
          openClaims: count('未结索赔', 'Open claims'),
          month: { kind: 'month', label: text('月份', 'Month'), hidden: true },
        },
      },
      months: {
        kind: 'lines',
        label: text('近12个月得分', 'Scores over 12 months'),
        by: ['supplier', 'month'],
        most: 100,
        fields: {
          supplier: supplierOf,
          month: { kind: 'month', label: text('月份', 'Month'), required: true },
          score: points('总分', 'Score'),
        },
      },
    },
  },
} as const satisfies PageTab<(typeof boardReads)[number]>;
