import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { downloadActions } from './download-actions.ts';
import { orderDownloadRecords } from './download-records.ts';
import { storeProgressTab } from './store-progress.ts';

export const orderDownloadRecord = definePage({
  key: 'orderDownloadRecord',
  title: text('下载记录', 'Download records'),
  words: ['拉单', '订单报告', 'order report', 'sync orders'],
  help: {
    why: text(
      '证明每个店铺的订单都已完整下载，没有缺口；失败的时段可以补下载。',
      'Proves that the orders of every store were fetched without gaps, and repairs a span that failed.',
    ),
    notes: [
      text(
        '每次的时段与上一次重叠10分钟：同一订单再次下载不产生任何变化。',
        'Each span overlaps the one before by 10 minutes: an order that is fetched again changes nothing.',
      ),
      text(
        '连续三次失败后在工作台提醒；没有有效授权的店铺不会调用平台，可上传平台的订单报告。',
        'Three failed tries raise an alert on the workplace. Stores without valid authorisation are never called; upload their order report instead.',
      ),
      text(
        '一行有误则整单失败，记在“失败订单”；其他订单照常接入。',
        'A bad row fails its whole order, which is listed under “Failed orders”; the others go on.',
      ),
    ],
  },
  resource: orderDownloadRecords,
  columns: [
    'downloadNo',
    'platform',
    'store',
    'kind',
    'fromAt',
    'toAt',
    'gap',
    'status',
    'pulled',
    'created',
    'updated',
    'skipped',
    'failed',
    'pages',
    'seconds',
    'trigger',
    'repaired',
    'startedAt',
    'error',
    'file',
  ],
  pinned: 1,
  filters: ['downloadNo', 'platform', 'store', 'kind', 'status', 'startedAt', 'trigger', 'orders', 'gap', 'repaired', 'fromAt'],
  search: ['downloadNo'],
  sort: [{ field: 'startedAt', descending: true }],
  totals: ['pulled', 'created', 'updated', 'skipped', 'failed'],
  tabs: [
    { key: 'tab1', title: text('记录', 'Records') },
    storeProgressTab,
    { key: 'tab3', title: text('失败订单', 'Failed orders'), listOf: { section: 'oms', page: 'orderFailure' } },
  ],
  standard: ['list', 'export'],
  actions: downloadActions,
  live: { field: 'status', in: ['queued', 'running'], seconds: 5 },
});
