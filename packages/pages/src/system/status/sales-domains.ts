import { type StatusHint, wordsOfHint } from '@axle/orders';
import { type StatusDomain, statusDomain } from './status-domain.ts';

/** The words of the platforms for a status, as intake understands them: the rule S2 of orders. */
const of = (hint: StatusHint) => ({ platforms: wordsOfHint(hint) });

/** Statuses of orders on the platforms, and ours. */
export const salesDomains: readonly StatusDomain[] = [
  statusDomain('platformOrder', '平台订单', 'Platform order', [
    ['toPay', '待付款', 'To pay', 'neutral', 'toShip cancelled abnormal', of('toPay')],
    ['toShip', '待发货', 'To ship', 'info', 'shipped cancelled abnormal', of('toShip')],
    ['shipped', '已发货', 'Shipped', 'good', 'delivered', of('shipped')],
    ['delivered', '已妥投', 'Delivered', 'good', '', of('delivered')],
    ['cancelled', '已取消', 'Cancelled', 'neutral', '', of('cancelled')],
    ['abnormal', '异常', 'Abnormal', 'bad', 'toShip cancelled', of('abnormal')],
  ]),
  statusDomain('salesOrder', '销售订单', 'Sales order', [
    ['pendingPay', '待付款', 'To pay', 'neutral', 'pendingReview cancelling abnormal'],
    ['pendingReview', '待审核', 'To review', 'info', 'pendingAllocate held merged split cancelling abnormal'],
    ['held', '挂起', 'On hold', 'warn', 'pendingReview pendingAllocate outOfStock allocated cancelling', { slaHours: 48 }],
    ['pendingAllocate', '待配仓', 'To allocate', 'info', 'allocated outOfStock held merged split cancelling'],
    ['outOfStock', '缺货', 'Out of stock', 'warn', 'pendingAllocate held cancelling'],
    ['allocated', '已配仓', 'Allocated', 'info', 'submitted pendingAllocate held cancelling'],
    ['submitted', '已提交仓库', 'With the warehouse', 'info', 'shipped allocated cancelling'],
    ['shipped', '已发货', 'Shipped', 'good', 'delivered'],
    ['delivered', '已妥投', 'Delivered', 'good', ''],
    ['cancelling', '取消中', 'Cancelling', 'warn', 'cancelled'],
    ['cancelled', '已取消', 'Cancelled', 'neutral', ''],
    ['merged', '已合并', 'Merged', 'neutral', ''],
    ['split', '已拆分', 'Split', 'neutral', ''],
    ['abnormal', '异常', 'Abnormal', 'bad', 'pendingReview cancelling'],
  ]),
];
