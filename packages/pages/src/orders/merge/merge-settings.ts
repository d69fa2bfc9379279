import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';

/** What a store merges; one without a store is for all that have none. */
const mergeSettingRecords = defineResource({
  entity: 'mergeSetting',
  label: text('合并设置', 'Merge setting'),
  service: 'nova',
  nameFields: ['store'],
  scopedBy: { kind: 'shop', field: 'store', openWithout: true },
  constraints: {
    merge_setting_window_hours_check: {
      code: 'WINDOW_HOURS',
      field: 'windowHours',
      message: text('合并窗口须为1至168小时', 'The window is 1 to 168 hours'),
    },
  },
  fields: {
    store: {
      kind: 'ref',
      label: text('店铺', 'Store'),
      entity: 'store',
      key: true,
      immutable: true,
      width: 170,
      help: text('留空：适用于没有单独设置的店铺。', 'Empty: for all stores without a setting of their own.'),
    },
    windowHours: {
      kind: 'integer',
      label: text('合并窗口（小时）', 'Window (hours)'),
      required: true,
      min: 1,
      max: 168,
      initial: 72,
      width: 120,
      help: text('付款时间与最早一单相差不超过此数。', 'Most hours between the first payment of a group and another one.'),
    },
    autoMerge: {
      kind: 'bool',
      label: text('自动合并', 'Merge automatically'),
      required: true,
      initial: false,
      width: 130,
      help: text('每10分钟合并所有可合并的订单。', 'All groups are merged every ten minutes.'),
    },
    maxKg: {
      kind: 'measure',
      unit: 'kg',
      label: text('最大重量', 'Max weight'),
      min: '0.001',
      max: '1000',
      width: 110,
      help: text('合并后的包裹；渠道的限制更小时以渠道为准。', 'Of the merged parcel; a lower limit of the channel goes first.'),
    },
    maxLongestCm: { kind: 'measure', unit: 'cm', label: text('最长边', 'Longest side'), min: '1', max: '1000', width: 110 },
    excludedSkus: {
      kind: 'tags',
      codesOf: 'sku',
      label: text('排除SKU', 'Excluded SKUs'),
      maxLength: 32,
      width: 200,
      help: text('含这些SKU的订单不合并。', 'Orders with one of these SKUs are not merged.'),
    },
    excludedChannels: {
      kind: 'tags',
      codesOf: 'logisticsChannel',
      label: text('排除渠道', 'Excluded channels'),
      maxLength: 40,
      width: 200,
    },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 200, width: 220 },
  },
  unique: [{ fields: ['store'] }],
});

export const mergeSettings = definePage({
  key: 'mergeSettings',
  title: text('合并设置', 'Merge settings'),
  words: ['自动合单', 'auto merge'],
  help: {
    why: text(
      '每个店铺多久内的订单合为一个包裹、是否自动合并、哪些SKU与渠道除外。',
      'Sets within how many hours the orders of a store go in one parcel, whether by themselves, and which SKUs and channels are left out.',
    ),
    notes: [
      text('没有设置时，窗口为72小时，不自动合并。', 'Without a setting the window is 72 hours and nothing is merged automatically.'),
    ],
  },
  resource: mergeSettingRecords,
  columns: [
    'store',
    'windowHours',
    'autoMerge',
    'maxKg',
    'maxLongestCm',
    'excludedSkus',
    'excludedChannels',
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['store', 'autoMerge', 'excludedSkus', 'status'],
  search: ['note'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  form: [
    { title: text('适用', 'Applies to'), fields: ['store'] },
    { title: text('合并', 'Merging'), fields: ['windowHours', 'autoMerge', 'maxKg', 'maxLongestCm'] },
    { title: text('除外', 'Left out'), fields: ['excludedSkus', 'excludedChannels', 'note'] },
  ],
  standard: ['list', 'add', 'update', 'enable', 'disable', 'export', 'log'],
});
