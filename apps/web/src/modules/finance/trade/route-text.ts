import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the tool that prices a route. */
export const routeText = {
  route: on('贸易路线', 'Trade route'),
  cost: on('不含税成本', 'Cost excluding tax'),
  currency: on('币种', 'Currency'),
  day: on('日期', 'Date'),
  result: on('转移价格', 'Transfer prices'),
  leg: on('环节', 'Leg'),
  seller: on('卖方', 'Seller'),
  buyer: on('买方', 'Buyer'),
  markup: on('加价率', 'Markup'),
  rate: on('汇率', 'Rate'),
  price: on('转移价格', 'Transfer price'),
  percent: on('{markup}%', '{markup}%'),
} as const;
