import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { exemplarInput, hideInput, marksInput, uploadInput } from './image-inputs.ts';
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
        '照片在检验中上传：出货与来料的抽样、过程检验、装柜检验。检验之外的照片（如样板）在此上传到一张检验单，一次最多20张。',
        'Photos come with their inspection: samples of lots, checks in process, loadings. Others, such as exemplars, are uploaded here, up to 20 at once.',
      ),
      text(
        '大图中可画矩形、椭圆、箭头、线、手绘、文字与测量线，颜色按缺陷等级；可切换“原图”与“已标注”，原文件不变。',
        'In the large view photos are drawn on, in the colour of the class of defect; switch between original and annotated. The file stays as taken.',
      ),
      text(
        '本人的标注24小时内可改可删；之后的更改存为新版次，他人的标注不能改。',
        'Your own marks can be changed for 24 hours; a later change is kept as a new edition. Marks of others stay as they are.',
      ),
      text(
        '“设为样板”把照片加入缺陷代码的限度样图（每个缺陷最多6张），判定台选缺陷时显示；从缺陷代码撤下图片即取消样板。',
        'An exemplar joins the limit pictures of a defect code, six at most, shown at the judgement station. Taken off there, it is none any more.',
      ),
      text(
        '“隐藏”须写原因：照片不再出现在图库，检验单与抽样日志不变；列表去掉“已隐藏”条件即可查到并恢复。',
        'Hiding has a reason: the photo leaves the gallery, its inspection and the sampling log stay. Without the filter “Hidden” the list shows it.',
      ),
      text('判定引用的照片不能替换或删除。', 'A photo that a judgement refers to is neither replaced nor deleted.'),
      text(
        '上传时按相机记录转正照片，并去掉相机信息；拍摄地点只在有权限时保留。',
        'Photos are turned upright as their camera noted and lose the notes of the camera; places are kept with the right to them alone.',
      ),
      text(
        '图库中勾选2至4张可并排比较，下方为同缺陷的样板图；大图可下载原图或带标注图。',
        'Tick 2 to 4 photos in the gallery to compare them, above the exemplars of their defects. The large view downloads a photo with or without marks.',
      ),
      text('在列表中勾选后可打包下载，一次最多100张。', 'Ticked in the list, up to 100 photos are downloaded as one zip.'),
    ],
  },
  resource: imageRecords,
  columns: [
    'file',
    'imageNo',
    'bizNo',
    'bizType',
    'sku',
    'supplier',
    'checkGroups',
    'defectCodes',
    'unitNo',
    'part',
    'exemplar',
    'exemplarOf',
    'annotations',
    'fileName',
    'takenBy',
    'takenAt',
    'geo',
    'hidden',
    'hideReason',
    'hiddenBy',
    'hiddenAt',
    'exemplarBy',
    'exemplarAt',
  ],
  pinned: 0,
  filters: [
    'bizNo',
    'sku',
    'supplier',
    'bizType',
    'checkGroups',
    'defectCodes',
    'unitNo',
    'part',
    'exemplar',
    'exemplarOf',
    'annotations',
    'hidden',
    'takenBy',
    'takenAt',
  ],
  opens: [{ field: 'hidden', op: 'eq', value: false }],
  search: ['imageNo', 'fileName'],
  sort: [{ field: 'takenAt', descending: true }],
  headline: ['bizNo', 'sku', 'supplier', 'unitNo', 'defectCodes', 'exemplar', 'takenBy', 'takenAt'],
  tabs: [
    { key: 'tab0', title: text('图库', 'Gallery'), view: 'quality/image-gallery' },
    { key: 'tab1', title: text('样板图', 'Exemplars'), filters: [{ field: 'exemplar', op: 'notEmpty' }] },
    {
      key: 'tab2',
      title: text('待标注', 'To annotate'),
      filters: [
        { field: 'bizType', op: 'in', value: ['outgoing', 'iqc'] },
        { field: 'defectCodes', op: 'notEmpty' },
        { field: 'annotations', op: 'isEmpty' },
        { field: 'hidden', op: 'eq', value: false },
      ],
    },
    { key: 'all', title: text('列表', 'List') },
  ],
  standard: ['list', 'export'],
  codes: [{ key: 'geo', title: text('拍摄地点', 'Places of photos') }],
  actions: [
    {
      key: 'downloadZip',
      title: text('打包下载', 'Download as zip'),
      on: 'many',
      most: mostZipped,
      effect: 'file',
    },
    { key: 'upload', title: text('上传图片', 'Upload photos'), on: 'none', tone: 'primary', input: uploadInput },
    { key: 'annotate', title: text('标注', 'Draw on a photo'), on: 'one', effect: 'view', input: marksInput },
    {
      key: 'setExemplar',
      title: text('设为样板', 'Make an exemplar'),
      permission: 'exemplar',
      on: 'one',
      when: { field: 'hidden', in: [false] },
      input: exemplarInput,
    },
    {
      key: 'unsetExemplar',
      title: text('取消样板', 'Take the mark off'),
      permission: 'exemplar',
      on: 'one',
      when: { field: 'exemplar', in: ['ok', 'limit', 'ng'] },
    },
    {
      key: 'hide',
      title: text('隐藏', 'Hide'),
      on: 'one',
      tone: 'danger',
      when: { field: 'hidden', in: [false] },
      input: hideInput,
    },
    {
      key: 'show',
      title: text('重新显示', 'Show again'),
      permission: 'hide',
      on: 'one',
      when: { field: 'hidden', in: [true] },
    },
  ],
});
