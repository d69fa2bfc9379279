import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { imageRecords } from './image-records.ts';

/** Most photos of one zip. */
const mostZipped = 100;

export const qualityImages = definePage({
  key: 'qualityImages',
  title: text('质检图片', 'Quality images'),
  words: ['照片', '图库', 'photos', 'gallery', 'pictures'],
  help: {
    why: text('查找与比较检验照片。', 'Finds and compares the photos of inspections.'),
    notes: [
      text(
        '图库按检验单、SKU、供应商或缺陷分组；点开大图后用左右键翻看，Esc关闭。',
        'The gallery groups by inspection, SKU, supplier or defect. In the large view the arrow keys turn pages and Esc closes.',
      ),
      text(
        '照片在检验中上传，保存在检验单里：出货与来料的抽样、过程检验、装柜检验。',
        'Photos are brought in with the inspection that they belong to: samples of outgoing and incoming lots, checks in process, loadings.',
      ),
      text('在列表中勾选后可打包下载，一次最多100张。', 'Ticked in the list, up to 100 photos are downloaded as one zip.'),
    ],
  },
  resource: imageRecords,
  columns: ['file', 'imageNo', 'bizNo', 'bizType', 'sku', 'supplier', 'defectCodes', 'part', 'fileName', 'takenBy', 'takenAt'],
  pinned: 0,
  filters: ['bizNo', 'sku', 'supplier', 'bizType', 'defectCodes', 'part', 'takenBy', 'takenAt'],
  search: ['imageNo', 'fileName'],
  sort: [{ field: 'takenAt', descending: true }],
  headline: ['bizNo', 'sku', 'supplier', 'takenBy', 'takenAt'],
  tabs: [
    { key: 'tab0', title: text('图库', 'Gallery'), view: 'quality/image-gallery' },
    { key: 'all', title: text('列表', 'List') },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'downloadZip',
      title: text('打包下载', 'Download as zip'),
      on: 'many',
      most: mostZipped,
      effect: 'file',
    },
  ],
});
