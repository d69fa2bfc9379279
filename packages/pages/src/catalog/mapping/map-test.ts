import { text } from '@axle/kernel';
import type { CodeField, DateField, IntegerField, LineField, PageTab, TextField } from '@axle/page-kit';
import { mapLevelOptions, sellerSkuPattern } from './mapping-options.ts';
import { siteOfStore } from '../site/site-of-store.ts';
const textField = (zh: string, en: string, width = 200): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 400, width });
const qty: IntegerField = { kind: 'integer', label: text('数量', 'Quantity'), min: 0, max: 1_000_000, width: 90 };
const code: CodeField = { kind: 'code', label: text('SKU', 'SKU'), required: true, maxLength: 32, width: 160 };
const level = { kind: 'enum', label: text('范围', 'Scope'), options: mapLevelOptions, width: 150 } as const satisfies LineField;
const date = (zh: string, en: string): DateField => ({ kind: 'date', label: text(zh, en), width: 116 });

/** Shows which mapping applies to a listing on a day, and why. */
export const skuMapTest = {
  key: 'test',
  title: text('测试', 'Test'),
  tool: {
    reads: ['lines', 'effectiveFrom', 'effectiveTo'],
    inputs: {
      store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true },
      site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', paired: siteOfStore, required: true },
      sellerSku: { kind: 'code', label: text('卖家SKU', 'Seller SKU'), required: true, maxLength: 60, pattern: sellerSkuPattern },
      day: { kind: 'date', label: text('日期', 'Date'), help: text('留空为今天。', 'Defaults to today.') },
    },
    results: {
      outcome: textField('结果', 'Result', 300),
      level,
      lines: {
        kind: 'lines',
        label: text('映射内容', 'Mapped SKUs'),
        by: ['sku'],
        most: 50,
        fields: {
          sku: code,
          name: textField('名称', 'Name', 260),
          qty,
          share: { kind: 'percent', label: text('分摊比例', 'Revenue share'), scale: 4, width: 110 },
          note: textField('提示', 'Note', 160),
        },
      },
      stocked: {
        kind: 'lines',
        label: text('扣减库存', 'Stock deducted'),
        by: ['sku'],
        most: 2000,
        fields: { sku: code, name: textField('名称', 'Name', 260), qty },
      },
      trace: {
        kind: 'lines',
        label: text('判断过程', 'Decision steps'),
        by: ['no'],
        most: 1000,
        fields: {
          no: { kind: 'integer', label: text('序号', 'No.'), required: true, min: 1, max: 1000, width: 64 },
          level,
          scope: textField('店铺 / 站点', 'Store / site', 200),
          parts: textField('映射内容', 'Mapped SKUs', 220),
          from: date('生效日期', 'Effective from'),
          to: date('失效日期', 'Effective to'),
          verdict: {
            kind: 'enum',
            label: text('判断结果', 'Result'),
            width: 150,
            options: [
              { code: 'used', label: text('采用', 'Used'), tone: 'good' },
              { code: 'lessSpecific', label: text('有更具体的映射', 'Less specific'), tone: 'neutral' },
              { code: 'otherScope', label: text('范围不符', 'Different scope'), tone: 'neutral' },
              { code: 'notYet', label: text('尚未生效', 'Not yet effective'), tone: 'warn' },
              { code: 'ended', label: text('已失效', 'Ended'), tone: 'warn' },
            ],
          },
        },
      },
    },
  },
} as const satisfies PageTab;
