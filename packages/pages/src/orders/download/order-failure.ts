import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { orderFailureRecords } from './order-failure-records.ts';

const status = (value: string) => [{ field: 'status', op: 'in', value: [value] }] as const;

export const orderFailure = definePage({
  key: 'orderFailure',
  title: text('失败订单', 'Failed orders'),
  words: ['接单失败', 'rejected orders'],
  help: {
    why: text(
      '没有接入的平台订单：原因、平台发来的内容，以及重试。',
      'Platform orders that were not taken in: why, what was sent, and how to retry.',
    ),
    notes: [
      text(
        '一行有误则整单失败，其他订单照常接入；同一订单再次成功接入时自动转为已处理。',
        'One bad row fails its whole order while others go on; it is resolved by itself once the order comes in.',
      ),
    ],
  },
  resource: orderFailureRecords,
  columns: [
    'platformOrderId',
    'platform',
    'store',
    'status',
    'code',
    'message',
    'retries',
    'download',
    'raw',
    'ignoreReason',
    'createdAt',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['platformOrderId', 'platform', 'store', 'status', 'code', 'download', 'createdAt', 'updatedAt'],
  search: ['platformOrderId'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'open', title: text('待处理', 'Open'), filters: status('open') },
    { key: 'ignored', title: text('已忽略', 'Ignored'), filters: status('ignored') },
    { key: 'all', title: text('全部', 'All') },
  ],
  standard: ['list', 'export'],
  actions: [
    { key: 'retry', title: text('重试', 'Retry'), on: 'many', when: { field: 'status', in: ['open'] } },
    {
      key: 'ignoreError',
      title: text('忽略', 'Ignore'),
      on: 'many',
      when: { field: 'status', in: ['open'] },
      input: { reason: { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 500, lines: 2 } },
    },
  ],
});
