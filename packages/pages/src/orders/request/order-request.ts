import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { orderRequestRecords } from './order-request-records.ts';

const open = { field: 'state', in: ['open'] } as const;
const note = { kind: 'text', label: text('说明', 'Note'), maxLength: 500, lines: 2 } as const;

export const orderRequest = definePage({
  key: 'orderRequest',
  title: text('平台请求', 'Platform requests'),
  words: ['取消请求', '改地址请求', 'cancel request'],
  help: {
    why: text(
      '平台要求取消或更改已提交仓库或已合并的订单时，由人决定。',
      'Decide on cancellations and changes that a platform requests for orders already submitted to the warehouse or merged.',
    ),
    notes: [
      text(
        '接受取消：撤回仓库与占用并取消订单；已打包的不能接受。接受改地址：出库单同时更改，打包后或已有运单的不能接受。',
        'Accepting a cancellation takes the order back from the warehouse and cancels it, until it is packed. Accepting an address changes the outbound order too, until it is packed or has a waybill.',
      ),
      text(
        '合并发货的订单先取消合并；改明细与状态存疑由人处理后“标为已处理”。',
        'Undo the merge of merged orders first. Line changes and doubtful statuses are handled manually, then marked as handled.',
      ),
    ],
  },
  resource: orderRequestRecords,
  columns: [
    'salesOrder',
    'kind',
    'state',
    'platform',
    'store',
    'platformOrderId',
    'orderStatus',
    'together',
    'latestShipAt',
    'wanted',
    'wantedAddress',
    'askedAt',
    'reason',
    'decidedBy',
    'decidedAt',
  ],
  pinned: 1,
  filters: ['salesOrder', 'kind', 'state', 'store', 'askedAt', 'decidedAt', 'decidedBy'],
  search: [],
  sort: [{ field: 'askedAt' }],
  tabs: [
    { key: 'open', title: text('待处理', 'Open'), filters: [{ field: 'state', op: 'in', value: ['open'] }] },
    { key: 'all', title: text('全部', 'All') },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'accept',
      title: text('接受', 'Accept'),
      on: 'many',
      most: 100,
      tone: 'primary',
      when: open,
      confirm: text(
        '取消：订单被取消。改地址：订单改为新地址。其他请由人处理后“标为已处理”。',
        'A cancellation cancels the order, an address change updates its address. Handle the others manually and mark them as handled.',
      ),
    },
    { key: 'handled', title: text('标为已处理', 'Mark as handled'), permission: 'accept', on: 'many', when: open, input: { note } },
    {
      key: 'refuse',
      title: text('拒绝', 'Refuse'),
      on: 'many',
      tone: 'danger',
      when: open,
      input: { reason: { ...note, label: text('原因', 'Reason'), required: true } },
    },
  ],
});
