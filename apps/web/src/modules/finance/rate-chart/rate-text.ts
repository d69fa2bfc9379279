import { text } from '@axle/kernel';

/** Words of the chart of exchange rates. */
export const rateText = {
  from: text('源币种', 'From'),
  to: text('目标币种', 'To'),
  span: text('期间', 'Period'),
  oneYear: text('近1年', '1 year'),
  fiveYears: text('近5年', '5 years'),
  all: text('全部', 'All'),
  none: text('没有该币种对的有效汇率。', 'No active rates for this currency pair.'),
  chart: text('{from}→{to} 汇率走势', 'Exchange rate {from} → {to}'),
  last: text('最新', 'Latest'),
  least: text('最低', 'Min'),
  most: text('最高', 'Max'),
  change: text('期间变动', 'Change over period'),
} as const;
