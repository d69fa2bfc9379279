import { text } from '@axle/kernel';
import { definePage, defineResource, type IntegerField } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { feedKindOptions, feedStateOptions } from './feed-options.ts';

const rows = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 10_000_000,
  width: 90,
  ...more,
});
const instant = (zh: string, en: string) => ({ kind: 'instant', label: text(zh, en), readOnly: true, width: 150 }) as const;

/** Files of listings that were built for PartsGeek. */
export const partsGeekFeedRecords = defineResource({
  entity: 'partsGeekFeed',
  label: text('PartsGeek Feed', 'PartsGeek feed'),
  service: 'operation',
  managed: false,
  nameFields: ['feedNo'],
  knownBy: { code: 'feedNo' },
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    feedNo: numberOf('Feed号', 'Feed no.'),
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', readOnly: true, width: 160 },
    kind: { kind: 'enum', label: text('类型', 'Kind'), readOnly: true, options: feedKindOptions, width: 110 },
    state: { kind: 'enum', label: text('状态', 'Status'), readOnly: true, options: feedStateOptions, width: 100 },
    rows: rows('行数', 'Rows'),
    added: rows('新增', 'Added'),
    changed: rows('变更', 'Changed'),
    removed: rows('移除', 'Removed'),
    accepted: rows('接受', 'Accepted'),
    rejected: rows('拒绝', 'Rejected', { help: text('点击查看被拒绝的刊登。', 'Click to see the rejected listings.') }),
    bytes: { kind: 'bytes', label: text('大小', 'Size'), readOnly: true, width: 90 },
    sha256: { kind: 'text', label: text('SHA-256', 'SHA-256'), readOnly: true, maxLength: 64, width: 220 },
    builtAt: instant('生成时间', 'Built at'),
    sentAt: instant('提交时间', 'Sent at'),
    acknowledgedAt: instant('回执时间', 'Acknowledged at'),
    createdBy: { kind: 'user', label: text('生成人', 'Built by'), readOnly: true, width: 100 },
  },
});

export const partsGeekFeeds = definePage({
  key: 'partsGeekFeeds',
  title: text('PartsGeek Feed记录', 'PartsGeek feeds'),
  words: ['feed', '刊登文件'],
  help: {
    why: text(
      '查看每个提交给PartsGeek的文件、行数与回执，并下载文件。',
      'Every file for PartsGeek with its rows and what the platform acknowledged; files can be downloaded.',
    ),
    notes: [
      text(
        '文件内容在生成时固定，再次下载逐字节相同，可用SHA-256核对。',
        'A file is fixed when it is built: downloads are equal byte by byte, as its SHA-256 shows.',
      ),
      text('回执在“刊登”标签页导入。', 'Import acknowledgements on the tab “Listings”.'),
    ],
  },
  resource: partsGeekFeedRecords,
  columns: [
    'feedNo',
    'store',
    'kind',
    'state',
    'rows',
    'added',
    'changed',
    'removed',
    'accepted',
    'rejected',
    'builtAt',
    'sentAt',
    'acknowledgedAt',
    'bytes',
    'sha256',
    'createdBy',
  ],
  pinned: 1,
  filters: ['feedNo', 'store', 'kind', 'state', 'builtAt'],
  search: ['feedNo'],
  sort: [{ field: 'builtAt', descending: true }],
  drills: {
    rejected: {
      section: 'operation',
      page: 'partsGeek',
      tab: 'tab1',
      filters: [
        { field: 'lastFeed', op: 'eq', by: 'id' },
        { field: 'hasError', op: 'eq', value: true },
      ],
    },
  },
  standard: ['list', 'export'],
  actions: [
    { key: 'downloadFeed', title: text('下载文件', 'Download file'), on: 'one', effect: 'file', tone: 'primary' },
    {
      key: 'markSent',
      title: text('标为已提交', 'Mark as sent'),
      on: 'many',
      when: { field: 'state', in: ['built'] },
      confirm: text('文件已提交给平台。', 'The file was handed to the platform.'),
    },
  ],
});
