import { text } from '@axle/kernel';
import type { CustomAction, Fields } from '@axle/page-kit';
import { platformOptions } from '../../system/shop/platform-options.ts';
import { galleryEndings } from './gallery-records.ts';
import { imageSlotOptions } from './image-options.ts';

const files = (most: number) =>
  ({
    kind: 'files',
    label: text('图片', 'Images'),
    required: true,
    most,
    endings: galleryEndings,
    mostBytes: 15_728_640,
  }) as const;

/** Pictures that are uploaded, and what they are where their names do not say it. */
export const uploadInput = {
  files: {
    ...files(40),
    help: text(
      '文件名“SKU_图位_语言.jpg”（如 BP-0446_main_en.jpg）自动归位；其他文件名用下面的SKU与图位。',
      'Names such as BP-0446_main_en.jpg (SKU_slot_language) assign themselves; others take the SKU and slot below.',
    ),
  },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku' },
  ptSku: {
    kind: 'ref',
    label: text('PT SKU', 'PT SKU'),
    entity: 'ptSku',
    help: text('只用于一个Listing的图片，例如带店铺品牌的图。', 'For images of one listing alone, such as one with the brand of a store.'),
  },
  slot: { kind: 'enum', label: text('图位', 'Slot'), options: imageSlotOptions },
  platform: {
    kind: 'enum',
    label: text('平台', 'Platform'),
    options: platformOptions.filter(({ code }) => code !== 'offline'),
    help: text('留空为全部平台，按最严格的要求检查。', 'All platforms if empty; checked by the strictest.'),
  },
} as const satisfies Fields;

const reason = { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 200, lines: 2 } as const;

/** Most pictures of one zip. */
const mostZipped = 100;

/** Actions on the pictures of SKUs. */
export const galleryActions = [
  { key: 'upload', title: text('上传', 'Upload'), on: 'none', tone: 'primary', input: uploadInput },
  {
    key: 'approve',
    title: text('通过', 'Approve'),
    on: 'many',
    permission: 'review',
    when: { field: 'state', in: ['uploaded', 'rejected'] },
  },
  {
    key: 'reject',
    title: text('驳回', 'Reject'),
    on: 'many',
    permission: 'review',
    when: { field: 'state', in: ['uploaded', 'approved'] },
    input: { reason },
  },
  {
    key: 'replace',
    title: text('替换', 'Replace'),
    permission: 'upload',
    on: 'one',
    when: { field: 'state', in: ['uploaded', 'rejected', 'approved', 'published'] },
    input: { files: files(1) },
    confirm: text(
      '新图为新版次，须重新审核；通过后旧版停用。',
      'The new image is a new version to be reviewed; once approved, the old one is retired.',
    ),
  },
  {
    key: 'publish',
    title: text('发布', 'Publish'),
    on: 'many',
    most: mostZipped,
    when: { field: 'state', in: ['approved'] },
    thenFile: 'download',
    confirm: text(
      '标为已发布，并下载按ASIN命名的文件包，供上传到平台。',
      'Marks them as published and downloads them named by ASIN, to be uploaded to the platform.',
    ),
  },
  { key: 'download', title: text('下载', 'Download'), on: 'many', most: mostZipped, effect: 'file' },
  {
    key: 'retire',
    title: text('停用', 'Retire'),
    on: 'many',
    tone: 'danger',
    when: { field: 'state', in: ['uploaded', 'rejected', 'approved', 'published'] },
    confirm: text('停用的图片不再用于刊登。', 'Retired images are no longer used on listings.'),
  },
] as const satisfies readonly CustomAction[];
