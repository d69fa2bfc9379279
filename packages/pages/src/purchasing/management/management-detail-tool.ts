import { text } from '@axle/kernel';
import type { LineField, PageTab } from '@axle/page-kit';
import { boardReads, count, day, documentNo, figure, ifAny } from '../board/board-fields.ts';
import { kpiOf } from '../board/board-tiles.ts';
import { documentKind, toDocument } from '../board/fact-documents.ts';
import { bucketField, managementAddress, managementInputs } from './management-tool.ts';
import { dimensionOptions, managementKpiOptions } from './management-words.ts';

const limit = (zh: string, en: string): LineField => ({
  kind: 'decimal',
  label: text(zh, en),
  scale: 2,
  min: '0',
  max: '999999999999',
});

/** The rows behind a figure for management, and what they come to: the figure. */
export const managementDetailTab = {
  key: 'tab0',
  title: text('明细', 'Lines'),
  view: 'purchasing/board-detail',
  tool: {
    byView: true,
    reads: boardReads,
    inputs: {
      kpi: kpiOf(managementKpiOptions),
      ...managementInputs,
      supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', several: true },
      bucket: bucketField,
      currencies: {
        kind: 'tags',
        label: text('仅这些币种', 'Only these currencies'),
        maxLength: 3,
        help: text('用于金额指标，如USD、EUR；仍按CNY合计。', 'For figures that are amounts: USD, EUR. They still add up in CNY.'),
      },
      least: limit('金额不低于', 'Amount from'),
      most: limit('金额不高于', 'Amount to'),
    },
    address: managementAddress,
    exports: 'lines',
    paper: true,
    results: {
      figure: figure('指标值', 'Figure'),
      numerator: figure('分子合计', 'Numerator'),
      denominator: figure('分母合计', 'Denominator'),
      hhi: figure('HHI', 'HHI'),
      found: count('行数', 'Rows'),
      unknown: count('无汇率的行', 'Rows without a rate'),
      lines: {
        kind: 'lines',
        label: text('明细', 'Lines'),
        by: ['dimension', 'documentNo', 'companyEntity', 'supplier', 'buyer', 'currency', 'bucket', 'day', 'amount'],
        most: 2000,
        sums: ['amountCny', 'comparison', 'delta', 'numerator', 'denominator'],
        fields: {
          dimension: ifAny({ kind: 'enum', label: text('类别', 'Dimension'), options: dimensionOptions, width: 120 }),
          documentNo: ifAny({ ...documentNo, required: false } as LineField),
          supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', width: 210 },
          currency: ifAny({ kind: 'code', label: text('币种', 'Currency'), maxLength: 3, width: 76 }),
          amount: ifAny(figure('金额', 'Amount')),
          amountCny: ifAny(figure('计入金额', 'Counted amount')),
          numerator: ifAny(figure('分子', 'Numerator')),
          denominator: ifAny(figure('分母', 'Denominator')),
          comparison: ifAny(figure('去年同期', 'Last year')),
          delta: ifAny(figure('变动', 'Change')),
          day: ifAny(day('日期', 'Date')),
          days: ifAny(count('天数', 'Days')),
          bucket: ifAny(bucketField),
          buyer: ifAny({ kind: 'user', label: text('采购员', 'Buyer'), width: 100 }),
          companyEntity: ifAny({ kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', width: 170 }),
          documentKind,
        },
      },
      lots: {
        kind: 'lines',
        label: text('判定的批次', 'Lots judged'),
        by: ['dimension', 'supplier'],
        most: 2000,
        sums: ['lots', 'accepted'],
        fields: {
          dimension: ifAny({ kind: 'enum', label: text('类别', 'Dimension'), options: dimensionOptions, width: 120 }),
          supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', width: 210 },
          lots: count('批次', 'Lots'),
          accepted: count('一次合格', 'Accepted at first', 120),
          rate: figure('一次合格率（%）', 'First-pass rate (%)'),
        },
      },
      byCurrency: {
        kind: 'lines',
        label: text('按币种', 'By currency'),
        by: ['currency'],
        most: 100,
        sums: ['rows', 'amountCny'],
        fields: {
          currency: { kind: 'code', label: text('币种', 'Currency'), required: true, maxLength: 3, width: 76 },
          rows: count('行数', 'Rows'),
          amount: figure('金额合计', 'Amount'),
          amountCny: figure('计入金额合计', 'Counted amount'),
        },
      },
      notes: {
        kind: 'lines',
        label: text('备注', 'Notes'),
        by: ['at', 'by', 'note'],
        most: 100,
        fields: {
          at: { kind: 'instant', label: text('时间', 'At'), required: true, width: 150 },
          by: { kind: 'user', label: text('备注人', 'By'), required: true, width: 110 },
          note: { kind: 'text', label: text('备注', 'Note'), required: true, maxLength: 1000, width: 420 },
        },
      },
    },
    opens: {
      lines: { documentNo: toDocument },
    },
  },
} as const satisfies PageTab<(typeof boardReads)[number]>;
