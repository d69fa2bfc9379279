import { text } from '@axle/kernel';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { platformOptions } from '../../system/shop/platform-options.ts';
import { fitmentIdOptions } from './fitment-options.ts';

/** What platforms take of vehicles. */
export const fitmentLimitRecords = defineResource({
  entity: 'fitmentLimit',
  label: text('适配上限', 'Fitment limit'),
  service: 'item',
  nameFields: ['platform', 'idKind'],
  fields: {
    platform: {
      kind: 'enum',
      label: text('平台', 'Platform'),
      required: true,
      immutable: true,
      options: platformOptions.filter(({ code }) => code !== 'offline'),
      width: 110,
    },
    site: {
      kind: 'ref',
      label: text('站点', 'Site'),
      entity: 'site',
      immutable: true,
      width: 130,
      help: text('留空为全部站点。', 'All sites if empty.'),
    },
    category: {
      kind: 'ref',
      label: text('品类', 'Category'),
      entity: 'category',
      immutable: true,
      width: 200,
      help: text('留空为全部品类。', 'All categories if empty.'),
    },
    idKind: { kind: 'enum', label: text('车型标识', 'ID kind'), required: true, initial: 'ymm', options: fitmentIdOptions, width: 140 },
    most: {
      kind: 'integer',
      label: text('最多行数', 'Most rows'),
      min: 1,
      max: 20_000,
      width: 110,
      help: text('平台给出的类目上限；留空为无上限。', 'The limit that the platform states for the category; none if empty.'),
    },
  },
  unique: [{ fields: ['platform', 'site', 'category'] }],
});

export const fitmentLimits = definePage({
  key: 'fitmentLimits',
  title: text('适配上限', 'Fitment limits'),
  help: {
    why: text(
      '维护各平台、站点与品类的车型标识与最多行数。',
      'How each platform, site and category names vehicles, and how many it takes.',
    ),
    notes: [
      text(
        '最具体的一条有效：站点+品类 > 品类 > 站点 > 平台。',
        'The most specific one applies: site and category > category > site > platform.',
      ),
    ],
  },
  resource: fitmentLimitRecords,
  columns: ['platform', 'site', 'category', 'idKind', 'most', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['platform', 'site', 'category', 'idKind', 'status', 'updatedAt'],
  search: [],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [{ title: text('适配上限', 'Fitment limit'), fields: ['platform', 'site', 'category', 'idKind', 'most'] }],
  standard: standardActions,
  importing: {
    columns: ['platform', 'site', 'category', 'idKind', 'most'],
    mode: 'per_row',
    example: { platform: 'eBay', site: 'EBAY-US', idKind: 'ymm', most: '1000' },
  },
});
