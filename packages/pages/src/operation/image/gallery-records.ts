import { text } from '@axle/kernel';
import { defineResource, type IntegerField } from '@axle/page-kit';
import { platformOptions } from '../../system/shop/platform-options.ts';
import { imageIssueOptions, imageSlotOptions, imageStateOptions } from './image-options.ts';

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 1_000_000_000,
  width: 84,
  ...more,
});

/** Endings of pictures that platforms may take. */
export const galleryEndings = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;

/** The pictures of SKUs for platforms. */
export const galleryRecords = defineResource({
  entity: 'galleryImage',
  label: text('产品图片', 'Product image'),
  service: 'item',
  nameFields: ['sku', 'slot'],
  managed: false,
  searchedThrough: 'sku',
  fields: {
    file: {
      kind: 'files',
      label: text('图片', 'Image'),
      readOnly: true,
      most: 1,
      endings: galleryEndings,
      mostBytes: 15_728_640,
      width: 76,
    },
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 200 },
    ptSku: {
      kind: 'ref',
      label: text('PT SKU', 'PT SKU'),
      entity: 'ptSku',
      readOnly: true,
      width: 160,
      help: text('空为该SKU的全部Listing。', 'All listings of the SKU if empty.'),
    },
    slot: { kind: 'enum', label: text('图位', 'Slot'), readOnly: true, options: imageSlotOptions, width: 100 },
    platform: {
      kind: 'enum',
      label: text('平台', 'Platform'),
      readOnly: true,
      options: platformOptions.filter(({ code }) => code !== 'offline'),
      width: 100,
      help: text('空为全部平台。', 'All platforms if empty.'),
    },
    language: { kind: 'text', label: text('语言', 'Language'), readOnly: true, maxLength: 2, width: 76 },
    width: count('宽(px)', 'Width (px)', { width: 90 }),
    height: count('高(px)', 'Height (px)', { width: 90 }),
    bytes: { kind: 'bytes', label: text('大小', 'Size'), readOnly: true, width: 90 },
    format: { kind: 'text', label: text('格式', 'Format'), readOnly: true, maxLength: 10, width: 80 },
    whiteBorder: { kind: 'bool', label: text('白边', 'White border'), readOnly: true, width: 90 },
    fill: {
      kind: 'percent',
      label: text('主体占比', 'Fill'),
      readOnly: true,
      scale: 1,
      min: '0',
      max: '100',
      width: 90,
      help: text('产品宽或高占图片的较大比例。', 'The larger share of width and height that the product fills.'),
    },
    issues: { kind: 'enumList', label: text('问题', 'Issues'), readOnly: true, options: imageIssueOptions, width: 200 },
    blocking: { kind: 'bool', label: text('不可通过', 'Blocked'), readOnly: true, width: 90 },
    state: { kind: 'enum', label: text('状态', 'Status'), readOnly: true, options: imageStateOptions, width: 96 },
    edition: count('版次', 'Version'),
    reason: { kind: 'text', label: text('驳回原因', 'Rejected because'), readOnly: true, maxLength: 200, width: 180 },
    uploadedBy: { kind: 'user', label: text('上传人', 'Uploaded by'), readOnly: true, width: 100 },
    uploadedAt: { kind: 'instant', label: text('上传时间', 'Uploaded at'), readOnly: true, width: 150 },
    decidedBy: { kind: 'user', label: text('审核人', 'Decided by'), readOnly: true, hidden: true, width: 100 },
    decidedAt: { kind: 'instant', label: text('审核时间', 'Decided at'), readOnly: true, hidden: true, width: 150 },
    publishedAt: { kind: 'instant', label: text('发布时间', 'Published at'), readOnly: true, hidden: true, width: 150 },
  },
});
