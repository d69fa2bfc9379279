import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the chart of exchange rates. */
export const rateText = {
  from: on('源币种', 'From'),
  to: on('目标币种', 'To'),
  span: on('期间', 'Period'),
  oneYear: on('近1年', '1 year'),
  fiveYears: on('近5年', '5 years'),
  all: on('全部', 'All'),
  none: on('没有该币种对的有效汇率。', 'No active rates for this currency pair.'),
  chart: on('{from}→{to} 汇率走势', 'Exchange rate {from} → {to}'),
  last: on('最新', 'Latest'),
  least: on('最低', 'Min'),
  most: on('最高', 'Max'),
  change: on('期间变动', 'Change over period'),
} as const;
