import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { galleryActions } from './gallery-actions.ts';
import { galleryRecords } from './gallery-records.ts';

export const imageGallery = definePage({
  key: 'imageGallery',
  title: text('图片库', 'Image gallery'),
  words: ['主图', '副图', 'photos', 'main image'],
  help: {
    why: text(
      '每个SKU与平台一套合格图片，带规则检查与下载。',
      'One approved set of images for each SKU and platform, checked and ready to download.',
    ),
    notes: [
      text(
        '上传前在浏览器检查尺寸、格式、白边与主体占比，服务器再查一遍；不可通过的问题未解决不能通过审核。',
        'Size, format, white border and fill are checked in the browser before the upload and again on the server; an image with a blocking issue cannot be approved.',
      ),
      text(
        '文件名“SKU_图位_语言.jpg”自动归位；同一SKU图位相同内容的文件不重复收录。',
        'Names such as BP-0446_main_en.jpg assign themselves; the same file is taken once for a SKU and slot.',
      ),
      text(
        '下载与发布的文件按“ASIN.MAIN.jpg”命名；一个SKU有多个Listing时各一份。',
        'Downloaded and published files are named ASIN.MAIN.jpg, one for each listing of the SKU.',
      ),
      text(
        '主图：纯白背景，产品占85%以上；其他图位只查尺寸、格式与大小。',
        'Main images need a pure white background and a fill of 85%; other slots are checked for size, format and weight.',
      ),
    ],
  },
  resource: galleryRecords,
  columns: [
    'file',
    'sku',
    'ptSku',
    'slot',
    'state',
    'issues',
    'blocking',
    'platform',
    'language',
    'width',
    'height',
    'bytes',
    'format',
    'whiteBorder',
    'fill',
    'edition',
    'reason',
    'uploadedBy',
    'uploadedAt',
    'decidedBy',
    'decidedAt',
    'publishedAt',
  ],
  pinned: 2,
  filters: [
    'sku',
    'ptSku',
    'slot',
    'platform',
    'language',
    'state',
    'issues',
    'blocking',
    'whiteBorder',
    'fill',
    'uploadedBy',
    'uploadedAt',
  ],
  search: [],
  sort: [{ field: 'uploadedAt', descending: true }],
  headline: ['sku', 'slot', 'state', 'issues', 'fill', 'edition', 'uploadedBy', 'uploadedAt'],
  tabs: [
    { key: 'cards', title: text('图片', 'Images'), view: 'operation/image-cards' },
    { key: 'missing', title: text('缺图', 'Missing'), listOf: { section: 'operation', page: 'galleryMissing' } },
    { key: 'review', title: text('审核', 'Review'), filters: [{ field: 'state', op: 'eq', value: 'uploaded' }] },
    { key: 'all', title: text('列表', 'List') },
  ],
  standard: ['list', 'export'],
  actions: galleryActions,
});
