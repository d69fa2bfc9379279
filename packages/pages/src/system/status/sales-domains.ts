import { type StatusDomain, statusDomain } from './status-domain.ts';

const of = (platform: string, ...statuses: readonly string[]) => statuses.map(status => `${platform}:${status}`);

/** Statuses of orders on the platforms. */
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
];
