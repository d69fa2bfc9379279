import { definePage } from '@axle/page-kit';
import { storeConfigRecords } from './store-config-records.ts';
import { storeConfigTest } from './store-config-test.ts';

export const storeConfig = definePage({
  key: 'storeConfig',
  title: { zh: '仓店配置', en: 'Store configuration' },
  help: {
    why: {
      zh: '设置店铺由哪些仓库发货，以及先后顺序、截单时间与单据。',
      en: 'Sets which warehouses serve a store, in which order and with which cut-offs and documents.',
    },
    notes: [
      {
        zh: '没有指定仓库的订单从第一个能满足全部行的仓库发出；可承诺数量先减安全缓冲。',
        en: 'Orders without a warehouse ship from the first one that can fulfil all lines; the safety buffer is deducted from ATP first.',
      },
      {
        zh: '没有一个仓库能满足时，允许拆单则按顺序各发所有，不超过最多包裹数；否则缺货并列出每行缺多少。',
        en: 'If no warehouse can fulfil the order, a splittable order ships what each has in sequence, up to the max parcels; otherwise it is short, with the shortage of each line listed.',
      },
      {
        zh: '“测试”输入SKU、数量与国家，逐仓给出判断原因。',
        en: '“Test” takes SKU, quantity and country and shows the reason for each warehouse.',
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
    'confirmAt',
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
    { title: { zh: '适用', en: 'Applies to' }, fields: ['store', 'site', 'country'] },
    { title: { zh: '仓库', en: 'Warehouses' }, fields: ['warehouses'] },
    { title: { zh: '分仓', en: 'Sourcing' }, fields: ['splitAllowed', 'maxParcels', 'bufferPcs', 'bufferPct'] },
    { title: { zh: '时效', en: 'Timing' }, fields: ['cutoff', 'timezone', 'handlingDays', 'shipPostPoint', 'confirmAt'] },
    {
      title: { zh: '单据与退货', en: 'Documents and returns' },
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
