import { type StatusDomain, statusDomain } from './status-domain.ts';

const of = (platform: string, ...statuses: readonly string[]) => statuses.map(status => `${platform}:${status}`);

/** Statuses of orders on the platforms, and ours. */
export const salesDomains: readonly StatusDomain[] = [
  statusDomain('platformOrder', '平台订单', 'Platform order', [
    [
      'toPay',
      '待付款',
      'To pay',
      'neutral',
      'toShip cancelled abnormal',
      { platforms: [...of('amazon', 'PendingAvailability', 'Pending'), ...of('ebay', 'PENDING')] },
    ],
    [
      'toShip',
      '待发货',
      'To ship',
      'info',
      'shipped cancelled abnormal',
      {
        platforms: [
          ...of('amazon', 'Unshipped', 'PartiallyShipped'),
          ...of('ebay', 'NOT_STARTED', 'IN_PROGRESS'),
          ...of('walmart', 'Created', 'Acknowledged'),
          ...of('partsgeek', 'New', 'Accepted'),
        ],
      },
    ],
    [
      'shipped',
      '已发货',
      'Shipped',
      'good',
      'delivered',
      {
        platforms: [
          ...of('amazon', 'Shipped', 'InvoiceUnconfirmed'),
          ...of('ebay', 'FULFILLED'),
          ...of('walmart', 'Shipped'),
          ...of('partsgeek', 'Shipped'),
        ],
      },
    ],
    ['delivered', '已妥投', 'Delivered', 'good', '', { platforms: of('walmart', 'Delivered') }],
    [
      'cancelled',
      '已取消',
      'Cancelled',
      'neutral',
      '',
      {
        platforms: [
          ...of('amazon', 'Canceled'),
          ...of('ebay', 'FAILED'),
          ...of('walmart', 'Cancelled', 'Canceled'),
          ...of('partsgeek', 'Cancelled'),
        ],
      },
    ],
    ['abnormal', '异常', 'Abnormal', 'bad', 'toShip cancelled', { platforms: of('amazon', 'Unfulfillable') }],
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
