import { text } from '@axle/kernel';
import { definePage, type LinesField } from '@axle/page-kit';
import { mergeInputs, mergeTab } from './merge-tool.ts';
import { orderMergeRecords } from './order-merge-records.ts';

const id = (zh: string, en: string) => ({ kind: 'integer', label: text(zh, en), required: true, min: 1, max: 2 ** 53 - 1 }) as const;

/** The orders of one group as the user sees them. */
const chosen: LinesField = {
  kind: 'lines',
  label: text('订单', 'Orders'),
  required: true,
  by: ['order'],
  most: 50,
  fields: { order: id('订单', 'Order'), version: id('版本', 'Version') },
};

export const pendingMerge = definePage({
  key: 'pendingMerge',
  title: text('待合并订单', 'Pending merge'),
  words: ['合单', '合并发货', 'MG', 'merge orders', 'combine shipments'],
  help: {
    why: text(
      '同一买家同一地址的订单合为一个包裹发出，节省运费。',
      'Saves freight by sending the orders of one buyer and address in one parcel.',
    ),
    notes: [
      text(
        '同一平台、店铺、买家、地址、币种、仓库与时效，付款时间在窗口内，合计重量与最长边不超过渠道限制的订单为一组。',
        'A group has one platform, store, buyer, address, currency, warehouse and service, is paid within the window, and stays within the limits of the channel in weight and longest side.',
      ),
      text(
        '合并到最早付款的订单；平台上的每张订单仍各自确认发货，用同一个运单号。',
        'Orders are merged into the one that was paid first. Each order of the platform is still confirmed by itself, with the same tracking number.',
      ),
      text('打印面单前可取消合并，订单恢复原状。', 'A merge can be undone until the label is printed; the orders are as before.'),
      text(
        '运费按现行运费表估算，分别与合并各取最便宜的渠道。',
        'Freight is estimated by the rate cards in force, with the cheapest channel for the parcels apart and for the one together.',
      ),
      text(
        '键盘：↑↓移动，空格勾选，M合并当前组，I忽略，←→折叠与展开。',
        'Keyboard: ↑↓ move, space ticks, M merges the group, I ignores it, ←→ fold and unfold.',
      ),
    ],
  },
  resource: orderMergeRecords,
  columns: [
    'mergeNo',
    'state',
    'platform',
    'store',
    'primaryOrder',
    'primaryStatus',
    'orderNos',
    'orders',
    'units',
    'automatic',
    'reason',
    'endedBy',
    'endedAt',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['mergeNo', 'orderNos', 'platform', 'store', 'automatic', 'units', 'createdAt', 'createdBy'],
  search: ['mergeNo'],
  sort: [{ field: 'createdAt', descending: true }],
  headline: ['platform', 'store', 'primaryOrder', 'primaryStatus', 'orders', 'units'],
  tabs: [
    mergeTab,
    { key: 'tab2', title: text('已合并', 'Merged'), filters: [{ field: 'state', op: 'in', value: ['merged'] }] },
    { key: 'tab3', title: text('忽略', 'Ignored'), filters: [{ field: 'state', op: 'in', value: ['ignored'] }] },
    { key: 'tab4', title: text('设置', 'Settings'), listOf: { section: 'oms', page: 'mergeSettings' } },
    { key: 'all', title: text('合并记录', 'History') },
  ],
  standard: ['list', 'export', 'log'],
  transitions: ['unmerge', 'keepApart', 'restore'],
  actions: [
    { key: 'merge', title: text('合并', 'Merge'), on: 'none', effect: 'view', input: { orders: chosen } },
    { key: 'batchMerge', title: text('全部合并', 'Merge all'), on: 'none', effect: 'view', input: mergeInputs },
    {
      key: 'ignore',
      title: text('忽略', 'Ignore'),
      on: 'none',
      effect: 'view',
      input: { orders: chosen, reason: { kind: 'text', label: text('原因', 'Reason'), maxLength: 200 } },
    },
  ],
});
