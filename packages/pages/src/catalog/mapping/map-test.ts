import type { LineField, PageTab } from '@axle/page-kit';
import { mapLevelOptions, sellerSkuPattern } from './mapping-options.ts';

const on = (zh: string, en: string) => ({ zh, en });
const text = (zh: string, en: string, width = 200): LineField => ({ kind: 'text', label: on(zh, en), maxLength: 400, width });
const qty: LineField = { kind: 'integer', label: on('数量', 'Quantity'), min: 0, max: 1_000_000, width: 90 };
const code: LineField = { kind: 'code', label: on('SKU', 'SKU'), required: true, maxLength: 32, width: 160 };
const level: LineField = { kind: 'enum', label: on('范围', 'Scope'), options: mapLevelOptions, width: 150 };
const date = (zh: string, en: string): LineField => ({ kind: 'date', label: on(zh, en), width: 116 });

/** Tells which map holds for a listing on a day, and why. */
export const skuMapTest: PageTab = {
  key: 'test',
  title: on('测试', 'Test'),
  tool: {
    reads: ['lines', 'effectiveFrom', 'effectiveTo'],
    inputs: {
      store: { kind: 'ref', label: on('店铺', 'Store'), entity: 'store', required: true },
      site: { kind: 'ref', label: on('站点', 'Site'), entity: 'site', required: true },
      sellerSku: { kind: 'code', label: on('卖家SKU', 'Seller SKU'), required: true, maxLength: 60, pattern: sellerSkuPattern },
      day: { kind: 'date', label: on('日期', 'Date'), help: on('留空为今天。', 'Defaults to today.') },
    },
    results: {
      outcome: text('结果', 'Result', 300),
      level,
      lines: {
        kind: 'lines',
        label: on('映射内容', 'Mapped SKUs'),
        by: ['sku'],
        most: 50,
        fields: {
          sku: code,
          name: text('名称', 'Name', 260),
          qty,
          share: { kind: 'percent', label: on('分摊比例', 'Revenue share'), scale: 4, width: 110 },
          note: text('提示', 'Note', 160),
        },
      },
      stocked: {
        kind: 'lines',
        label: on('扣减库存', 'Stock deducted'),
        by: ['sku'],
        most: 2000,
        fields: { sku: code, name: text('名称', 'Name', 260), qty },
      },
      trace: {
        kind: 'lines',
        label: on('判断过程', 'Decision steps'),
        by: ['no'],
        most: 1000,
        fields: {
          no: { kind: 'integer', label: on('序号', 'No.'), required: true, min: 1, max: 1000, width: 64 },
          level,
          scope: text('店铺 / 站点', 'Store / site', 200),
          parts: text('映射内容', 'Mapped SKUs', 220),
          from: date('生效日期', 'Effective from'),
          to: date('失效日期', 'Effective to'),
          verdict: {
            kind: 'enum',
            label: on('判断结果', 'Result'),
            width: 150,
            options: [
              { code: 'used', label: on('采用', 'Used'), tone: 'good' },
              { code: 'lessSpecific', label: on('有更具体的映射', 'Less specific'), tone: 'neutral' },
              { code: 'otherScope', label: on('范围不符', 'Different scope'), tone: 'neutral' },
              { code: 'notYet', label: on('尚未生效', 'Not yet effective'), tone: 'warn' },
              { code: 'ended', label: on('已失效', 'Ended'), tone: 'warn' },
            ],
          },
        },
      },
    },
  },
};
