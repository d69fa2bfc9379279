import { fill, type Refusal, text } from '@axle/kernel';

/** What is said of an order that cannot be changed as it was asked. */
export const changeRefusal = {
  notInForce: {
    code: 'STATE',
    message: text('只有执行中的订单可以变更', 'Only orders in progress can be changed'),
  },
  nothing: { code: 'NOTHING', message: text('没有改动', 'Nothing is changed') },
  noPrice: { code: 'NO_PRICE', message: text('单价须大于0', 'The price must be above 0') },
  notChanging: { code: 'NOT_CHANGING', message: text('该订单没有待审批的变更', 'No change of this order waits for approval') },
  noLine: (line: unknown): Refusal => ({
    code: 'NO_LINE',
    message: fill({ zh: '订单没有第{n}行', en: 'The order has no line {n}' }, { n: String(line) }),
  }),
} as const;
