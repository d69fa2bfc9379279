import { text } from '@axle/kernel';

/** Words of the tool that prices a route. */
export const routeText = {
  route: text('贸易路线', 'Trade route'),
  cost: text('不含税成本', 'Cost excluding tax'),
  currency: text('币种', 'Currency'),
  day: text('日期', 'Date'),
  result: text('转移价格', 'Transfer prices'),
  leg: text('环节', 'Leg'),
  seller: text('卖方', 'Seller'),
  buyer: text('买方', 'Buyer'),
  markup: text('加价率', 'Markup'),
  rate: text('汇率', 'Rate'),
  price: text('转移价格', 'Transfer price'),
  percent: text('{markup}%', '{markup}%'),
} as const;
