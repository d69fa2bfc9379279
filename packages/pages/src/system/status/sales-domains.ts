import { type StatusHint, wordsOfHint } from '@axle/orders';
import { type StatusDomain, statusDomain } from './status-domain.ts';

/** The words of the platforms for a status, as intake understands them: the rule S2 of orders. */
const of = (hint: StatusHint) => ({ platforms: wordsOfHint(hint) });

/** Statuses of orders on the platforms. */
export const salesDomains: readonly StatusDomain[] = [
  statusDomain('platformOrder', '平台订单', 'Platform order', [
    ['toPay', '待付款', 'To pay', 'neutral', 'toShip cancelled abnormal', of('toPay')],
    ['toShip', '待发货', 'To ship', 'info', 'shipped cancelled abnormal', of('toShip')],
    ['shipped', '已发货', 'Shipped', 'good', 'delivered', of('shipped')],
    ['delivered', '已妥投', 'Delivered', 'good', '', of('delivered')],
    ['cancelled', '已取消', 'Cancelled', 'neutral', '', of('cancelled')],
    ['abnormal', '异常', 'Abnormal', 'bad', 'toShip cancelled', of('abnormal')],
  ]),
];
