import { text } from '@axle/kernel';
import type { IntegerField, PageTab } from '@axle/page-kit';
import { materialPolicies } from './options.ts';

const count = (zh: string, en: string, width?: number): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 100_000_000,
  ...(width ? { width } : {}),
});

/** How a need of the main part is covered on a day, with the stock of the market. */
export const simulateTab = {
  key: 'simulate',
  title: { zh: '试算', en: 'Simulate' },
  tool: {
    reads: ['market', 'skuGroup', 'mainSku', 'order', 'policy'],
    inputs: {
      market: { kind: 'ref', label: { zh: '市场', en: 'Market' }, entity: 'market', required: true },
      group: { kind: 'ref', label: { zh: '替代组', en: 'Substitute group' }, entity: 'skuSubstitute', required: true },
      need: { kind: 'integer', label: { zh: '需求(主料)', en: 'Need (main part)' }, required: true, min: 1, max: 1_000_000 },
      day: { kind: 'date', label: { zh: '日期', en: 'Date' }, help: { zh: '留空为今天。', en: 'Defaults to today.' } },
    },
    results: {
      policy: { kind: 'enum', label: { zh: '策略', en: 'Policy' }, options: materialPolicies },
      covered: count('已覆盖(主料)', 'Covered (main part)'),
      short: count('缺口(主料)', 'Shortage (main part)'),
      lines: {
        kind: 'lines',
        label: { zh: '使用顺序', en: 'Usage order' },
        by: ['sku'],
        most: 50,
        fields: {
          sku: { kind: 'code', label: { zh: 'SKU', en: 'SKU' }, maxLength: 32, width: 150 },
          role: {
            kind: 'enum',
            label: { zh: '角色', en: 'Role' },
            width: 100,
            options: [
              { code: 'main', label: { zh: '主料', en: 'Main' }, tone: 'good' },
              { code: 'substitute', label: { zh: '替代料', en: 'Substitute' }, tone: 'neutral' },
            ],
          },
          ratio: { kind: 'decimal', label: { zh: '比例', en: 'Ratio' }, scale: 4, width: 80 },
          available: count('市场可用库存', 'Available in market', 120),
          pieces: count('使用件数', 'Pieces used', 100),
          covers: count('折合主料', 'Main-part equivalent', 100),
          skipped: {
            kind: 'enum',
            label: { zh: '跳过原因', en: 'Skip reason' },
            width: 160,
            options: [
              { code: 'status', label: { zh: '不可销售', en: 'No longer sold' }, tone: 'warn' },
              { code: 'date', label: { zh: '已过停用日期', en: 'After its end date' }, tone: 'warn' },
            ],
          },
        },
      },
    },
  },
} as const satisfies PageTab;
