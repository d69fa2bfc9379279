import { text } from '@axle/kernel';

/** Words of the gallery of photos. */
export const galleryText = {
  group: text('分组', 'Group by'),
  bizNo: text('检验单', 'Inspection'),
  sku: text('SKU', 'SKU'),
  supplier: text('供应商', 'Supplier'),
  defect: text('缺陷', 'Defect'),
  find: text('查找；回车在全部照片中查单号、SKU', 'Find; Enter searches all photos by number or SKU'),
  none: text('没有照片', 'No photos'),
  without: text('未标明', 'Not stated'),
  count: text('{count}张', '{count} {count|photo|photos}'),
  more: text('更多', 'More'),
  open: text('放大{name}', 'Enlarge {name}'),
  previous: text('上一张', 'Previous'),
  next: text('下一张', 'Next'),
  download: text('下载', 'Download'),
  draw: text('标注', 'Draw'),
  downloadFlat: text('下载带标注图', 'Download with marks'),
  compare: text('比较所选（{count}）', 'Compare ({count})'),
  chooseTwo: text(
    '勾选2至4张照片可并排比较，同缺陷的样板图一并显示。',
    'Tick 2 to 4 photos to compare them, beside the exemplars of their defects.',
  ),
  choose: text('选中{name}', 'Choose {name}'),
  beside: text('照片比较', 'Photos side by side'),
  exemplarOf: text('{kind}：{code}', '{kind}: {code}'),
  clear: text('清除所选', 'Clear'),
  original: text('原图', 'Original'),
  annotated: text('已标注', 'Annotated'),
  unit: text('第{unit}件', 'Unit {unit}'),
  place: text('{at} / {all}', '{at} of {all}'),
} as const;
