import { text } from '@axle/kernel';
import type { LineField, PageTab } from '@axle/page-kit';
import { orderPlatformOptions } from '../../orders/order/order-options.ts';
import { profitAmount } from './profit-fields.ts';
import { profitItemOptions } from './profit-options.ts';

/** Which fields the comparison reveals. */
const reads = [
  'netSales',
  'fees',
  'cogs',
  'firstLeg',
  'duty',
  'lastMile',
  'handling',
  'storage',
  'ads',
  'refund',
  'other',
  'profit',
] as const;
const amount = (zh: string, en: string): LineField => profitAmount(zh, en, { width: 130 });

/** What was estimated against what was billed, item by item: orders of which the item was billed. */
export const differenceTab = {
  key: 'tab3',
  title: text('差异', 'Estimate against actual'),
  tool: {
    reads,
    inputs: {
      from: { kind: 'date', label: text('发货从', 'Shipped from'), required: true },
      to: { kind: 'date', label: text('到', 'To'), required: true },
      platform: { kind: 'enum', label: text('平台', 'Platform'), options: orderPlatformOptions },
      store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', several: true },
    },
    exports: 'items',
    results: {
      orders: { kind: 'integer', label: text('有账单的订单', 'Billed orders'), min: 0, max: 100_000_000 },
      items: {
        kind: 'lines',
        label: text('按项目', 'By item'),
        by: ['item', 'currency'],
        most: 200,
        fields: {
          item: { kind: 'enum', label: text('项目', 'Item'), required: true, options: profitItemOptions, width: 150 },
          currency: { kind: 'code', label: text('币种', 'Currency'), required: true, maxLength: 3, width: 80 },
          orders: { kind: 'integer', label: text('订单', 'Orders'), required: true, min: 0, max: 100_000_000, width: 90 },
          estimated: amount('原预估', 'Estimated'),
          actual: amount('实际', 'Actual'),
          difference: amount('差异', 'Difference'),
          percent: {
            kind: 'percent',
            label: text('差异率', 'Difference %'),
            scale: 2,
            min: '-99999999999',
            max: '99999999999',
            width: 110,
          },
        },
      },
    },
  },
} as const satisfies PageTab<(typeof reads)[number]>;
