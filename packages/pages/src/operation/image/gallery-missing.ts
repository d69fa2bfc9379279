import { text } from '@axle/kernel';
import { definePage, defineResource, type IntegerField } from '@axle/page-kit';

const count = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  figure: true,
  unsorted: true,
  min: 0,
  max: 1_000_000_000,
  width: 110,
});

/** SKUs with stock that lack pictures. */
export const galleryMissingRecords = defineResource({
  entity: 'galleryMissing',
  label: text('缺图SKU', 'SKU without images'),
  service: 'item',
  table: 'gallery_missing_list',
  nameFields: ['sku'],
  managed: false,
  searchedThrough: 'sku',
  fields: {
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 260 },
    hasMain: { kind: 'bool', label: text('有合格主图', 'Approved main image'), readOnly: true, figure: true, width: 150 },
    approved: count('合格图数', 'Approved images'),
    waiting: count('待审核', 'To review'),
    stock: count('可用库存', 'Available'),
  },
});

export const galleryMissing = definePage({
  key: 'galleryMissing',
  title: text('缺图', 'Missing images'),
  help: {
    why: text(
      '有库存而没有合格主图、或合格图片不足6张的SKU。',
      'SKUs with stock and without an approved main image, or with fewer than six approved images.',
    ),
  },
  resource: galleryMissingRecords,
  columns: ['sku', 'hasMain', 'approved', 'waiting', 'stock'],
  pinned: 1,
  filters: ['sku', 'hasMain', 'approved', 'waiting', 'stock'],
  search: [],
  sort: [{ field: 'sku' }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'noMain', title: text('缺主图', 'No main image'), filters: [{ field: 'hasMain', op: 'eq', value: false }] },
  ],
  standard: ['list', 'export'],
});
