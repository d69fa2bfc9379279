import { text } from '@axle/kernel';
import type { CodeField, DateField, DecimalField, EnumField, IntegerField, LineField, MonthField, PageTab } from '@axle/page-kit';
import { importStates } from '../../system/tasks/task-fields.ts';
import { currencyOptions, rateTypes } from './rate-options.ts';
const currency = (zh: string, en: string, initial: string): EnumField => ({
  kind: 'enum',
  label: text(zh, en),
  required: true,
  options: currencyOptions,
  initial,
});
const rate = (zh: string, en: string): DecimalField => ({ kind: 'decimal', label: text(zh, en), scale: 8, places: 8, width: 130 });
const type = { kind: 'enum', label: text('汇率类型', 'Type'), options: rateTypes, width: 120 } as const satisfies LineField;
const date = (zh: string, en: string): DateField => ({ kind: 'date', label: text(zh, en), width: 116 });
const month = (zh: string, en: string): MonthField => ({ kind: 'month', label: text(zh, en), width: 100 });
const count = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 1_000_000, width: 84 });
const code = (zh: string, en: string): CodeField => ({ kind: 'code', label: text(zh, en), required: true, maxLength: 3, width: 90 });
const reads = ['from', 'to', 'rate', 'rateType', 'validFrom', 'source', 'state'] as const;

/** The course of a pair over the months or days, drawn by its own view. */
const chart = {
  key: 'chart',
  title: text('走势', 'Chart'),
  view: 'finance/rate-chart',
  tool: {
    byView: true,
    reads,
    inputs: {
      from: currency('源币种', 'From', 'USD'),
      to: currency('目标币种', 'To', 'CNY'),
      since: date('自', 'Since'),
    },
    results: {
      lines: {
        kind: 'lines',
        label: text('汇率', 'Rates'),
        by: ['day', 'rateType'],
        most: 20_000,
        fields: { day: { ...date('生效日期', 'Effective from'), required: true }, rate: rate('汇率', 'Rate'), rateType: type },
      },
    },
  },
} as const satisfies PageTab;

/** Files that rates came by. */
const imports = {
  key: 'imports',
  title: text('导入记录', 'Imports'),
  tool: {
    reads,
    inputs: { since: { ...date('自', 'Since'), help: text('留空为最近一年。', 'Empty means the last year.') } },
    results: {
      lines: {
        kind: 'lines',
        label: text('导入', 'Imports'),
        by: ['at', 'file'],
        most: 500,
        fields: {
          at: { kind: 'instant', label: text('上传时间', 'Uploaded at'), required: true, width: 160 },
          file: { kind: 'text', label: text('文件', 'File'), required: true, maxLength: 200, width: 280 },
          by: { kind: 'user', label: text('上传人', 'Uploaded by'), width: 120 },
          state: { kind: 'enum', label: text('状态', 'Status'), options: importStates, width: 110 },
          rows: count('行数', 'Rows'),
          added: count('新增', 'New'),
          changed: count('变更', 'Changed'),
          same: count('相同', 'Same'),
          bad: count('错误', 'Failed'),
        },
      },
    },
  },
} as const satisfies PageTab;

/** An amount in another currency, with the rates that it goes by. */
const converter = {
  key: 'converter',
  title: text('换算', 'Converter'),
  tool: {
    reads,
    inputs: {
      amount: {
        kind: 'decimal',
        label: text('金额', 'Amount'),
        required: true,
        scale: 4,
        places: 2,
        min: '-999999999999',
        max: '999999999999',
        initial: '100',
      },
      from: currency('源币种', 'From', 'USD'),
      to: currency('目标币种', 'To', 'CNY'),
      day: { ...date('日期', 'Date'), help: text('留空为今天。', 'Defaults to today.') },
      month: {
        ...month('或按月均', 'Or monthly average of'),
        help: text('填写后按该月的月均汇率换算，用于报表。', 'If given, converts at the average rate of that month, for reports.'),
      },
      rateType: { ...type, help: text('留空则取任一类型中最近的一条。', 'Empty means the latest rate of any type.') },
    },
    results: {
      converted: { kind: 'decimal', label: text('折合', 'Converted'), scale: 4, places: 2, width: 140 },
      currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3 },
      rate: rate('汇率', 'Rate'),
      path: {
        kind: 'enum',
        label: text('路径', 'Path'),
        options: [
          { code: 'same', label: text('同币种', 'Same currency') },
          { code: 'direct', label: text('直接', 'Direct'), tone: 'good' },
          { code: 'inverse', label: text('反向', 'Inverse'), tone: 'info' },
          { code: 'cross', label: text('经美元交叉', 'Crossed via USD'), tone: 'info' },
        ],
      },
      lines: {
        kind: 'lines',
        label: text('所用汇率', 'Rates used'),
        by: ['from', 'to'],
        most: 2,
        fields: {
          from: code('源币种', 'From'),
          to: code('目标币种', 'To'),
          rate: rate('汇率', 'Rate'),
          rateType: type,
          validFrom: date('生效日期', 'Effective from'),
          month: month('所属月份', 'Month'),
          source: { kind: 'text', label: text('来源', 'Source'), maxLength: 60, width: 200 },
        },
      },
    },
  },
} as const satisfies PageTab;

/** The tabs of the exchange rates that are no lists. */
export const rateTools = [chart, imports, converter] as const satisfies readonly PageTab[];
