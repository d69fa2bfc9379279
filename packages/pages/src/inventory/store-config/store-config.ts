import { definePage } from '@axle/page-kit';
import { storeConfigRecords } from './store-config-records.ts';
import { storeConfigTest } from './store-config-test.ts';

export const storeConfig = definePage({
  key: 'storeConfig',
  title: { zh: '仓店配置', en: 'Store configuration' },
  help: {
    why: {
      zh: '告诉系统哪些仓库服务哪个店铺，按什么顺序、截单时间与单据。',
      en: 'Tells which warehouses serve a shop, in which order and with which cut-offs and papers.',
    },
    notes: [
      {
        zh: '没有指定仓库的订单从第一个能满足全部行的仓库发出；可承诺数量先减安全缓冲。',
        en: 'An order without a warehouse leaves from the first one that has all of it; the buffer is taken off what can be promised.',
      },
      {
        zh: '没有一个仓库能满足时，允许拆单则按顺序各发所有，不超过最多包裹数；否则缺货并列出每行缺多少。',
        en: 'Where none has all, an order that may be split takes what each has in their order, in at most so many parcels; else it is short, with what is missing of each line.',
      },
      {
        zh: '“测试”输入SKU、数量与国家，逐仓给出判断原因。',
        en: '“Test” takes SKU, quantity and country and tells the reason for each warehouse.',
      },
    ],
  },
  resource: storeConfigRecords,
  columns: [
    'store',
    'site',
    'country',
    'warehouseCodes',
    'cutoff',
    'timezone',
    'handlingDays',
    'splitAllowed',
    'maxParcels',
    'bufferPcs',
    'bufferPct',
    'channelCodes',
    'labelTemplate',
    'packingSlip',
    'shipPostPoint',
    'returnWarehouse',
    'photoAbove',
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['store', 'site', 'warehouseCodes', 'country', 'splitAllowed', 'shipPostPoint', 'status'],
  search: ['note'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  tabs: [{ key: 'all', title: { zh: '全部', en: 'All' } }, storeConfigTest],
  form: [
    { title: { zh: '适用', en: 'For' }, fields: ['store', 'site', 'country'] },
    { title: { zh: '仓库', en: 'Warehouses' }, fields: ['warehouses'] },
    { title: { zh: '分仓', en: 'Choice' }, fields: ['splitAllowed', 'maxParcels', 'bufferPcs', 'bufferPct'] },
    { title: { zh: '时效', en: 'Times' }, fields: ['cutoff', 'timezone', 'handlingDays', 'shipPostPoint'] },
    {
      title: { zh: '单据与退货', en: 'Papers and returns' },
      fields: ['labelTemplate', 'packingSlip', 'photoAbove', 'returnWarehouse', 'note'],
    },
  ],
  standard: ['list', 'add', 'update', 'enable', 'disable', 'export', 'log'],
  actions: [
    { key: 'copy', title: { zh: '复制', en: 'Copy' }, on: 'one', permission: 'add', effect: 'copy' },
    {
      key: 'test',
      title: { zh: '测试', en: 'Test' },
      on: 'one',
      effect: 'open',
      opens: { section: 'wms', page: 'storeConfig', tab: 'test', inputs: { store: 'store', site: 'site', country: 'country' } },
    },
  ],
});
