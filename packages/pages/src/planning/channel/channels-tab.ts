import { text } from '@axle/kernel';
import type { LineField, PageTab } from '@axle/page-kit';
import { transModes } from '../../logistics/leg/trans-modes.ts';

const reads = ['airAllowed', 'prepDays', 'receiveDays', 'receiptCutoffDow'] as const;
const yuan = (zh: string, en: string, width = 130): LineField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  min: '-99999999999999',
  currency: { code: 'CNY' },
  width,
});
const count = (zh: string, en: string): LineField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 5000, width: 100 });

/** By which channel a node is supplied with a SKU, and whether what a unit earns pays for a faster one. */
export const channelsTab = {
  key: 'channels',
  title: text('运输方式选择', 'Channel choice'),
  tool: {
    reads,
    inputs: {
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, key: true },
      node: { kind: 'ref', label: text('节点', 'Node'), entity: 'planNode', required: true, key: true },
    },
    results: {
      unitMargin: yuan('单件利润', 'Unit margin'),
      marginSource: { kind: 'text', label: text('利润来源', 'Margin from'), maxLength: 200 },
      channels: {
        kind: 'lines',
        label: text('运输方式', 'Channels'),
        by: ['code'],
        most: 50,
        fields: {
          code: { kind: 'code', label: text('运输方式', 'Shipping product'), required: true, maxLength: 20, width: 160 },
          mode: { kind: 'enum', label: text('方式', 'Mode'), options: transModes, width: 110 },
          days: count('P85天数', 'Days (P85)'),
          day: { kind: 'date', label: text('可售日期', 'Sellable from'), width: 120 },
          week: count('第几周', 'Weeks ahead'),
          unitCost: yuan('单件运费', 'Freight per unit'),
          extra: yuan('较最低价多付', 'Above the cheapest', 140),
          verdict: {
            kind: 'enum',
            label: text('结论', 'Verdict'),
            width: 190,
            options: [
              { code: 'economy', label: text('最便宜，首选', 'Cheapest: first choice'), tone: 'good' },
              { code: 'pays', label: text('急需时划算', 'Worth it to avoid a stock-out'), tone: 'good' },
              { code: 'notWorth', label: text('不划算：多付运费超过单件利润', 'Extra freight exceeds the unit margin'), tone: 'warn' },
              { code: 'dearer', label: text('同时有更便宜的', 'A cheaper one comes in time'), tone: 'neutral' },
              { code: 'marginUnknown', label: text('利润未知，不用', 'Margin unknown: not used'), tone: 'neutral' },
              { code: 'airOff', label: text('参数不允许空运', 'Air is switched off'), tone: 'neutral' },
            ],
          },
        },
      },
    },
  },
} as const satisfies PageTab<(typeof reads)[number]>;
