import { text } from '@axle/kernel';
import type { PageTab } from '@axle/page-kit';
import { soldLines } from './sold-lines.ts';
import { usualSalesDays } from './usual-sales-days.ts';

const reads = ['day', 'weekday', 'hours', 'ledOrders', 'netSalesCny'] as const;
const week = {
  kind: 'matrix',
  span: 12,
  rowTitle: text('星期', 'Weekday'),
  columnTitle: text('小时', 'Hour'),
  shaded: true,
  totals: true,
  drill: {
    tab: 'days',
    row: { field: 'weekday', op: 'in' },
    column: { field: 'hours', op: 'in' },
    beyond: { ...soldLines, row: { field: 'weekday', op: 'in' }, column: { field: 'hourOfDay', op: 'in' } },
  },
} as const;

/** When in the week orders come. */
export const salesHoursTab = {
  key: 'tab4',
  title: text('小时', 'Hours'),
  board: {
    figures: 'hours',
    reads,
    usual: usualSalesDays,
    tiles: [
      {
        ...week,
        key: 'orders',
        title: text('按星期与小时的订单', 'Orders by weekday and hour'),
        help: text(
          '下单时间，按各站点的时区；未选日期时为最近30天。点数字看该星期该小时下单的订单行。',
          'When orders came, by the clock of each site; the last 30 days unless days are chosen. A figure opens the lines of the orders that came in that hour.',
        ),
      },
      { ...week, key: 'hours', title: text('按星期与小时的净销售额（CNY）', 'Net sales by weekday and hour (CNY)') },
    ],
  },
} as const satisfies PageTab<(typeof reads)[number]>;
