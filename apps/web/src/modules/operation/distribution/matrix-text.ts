import { text } from '@axle/kernel';

/** Words of the matrix of where SKUs are listed. */
export const matrixText = {
  table: text('铺货矩阵', 'Matrix of listings'),
  none: text('没有符合条件的SKU', 'No SKU meets these conditions'),
  sums: text('{skus}个SKU · 已铺{listed} / 可铺{open}', '{skus} {skus|SKU|SKUs} · {listed} listed of {open}'),
  coverage: text('覆盖率 {share}%', 'Coverage {share}%'),
  share: text('已铺 ÷ 可铺（不含禁售）', 'Listed ÷ may be listed (forbidden excluded)'),
  allSkus: text('全部SKU', 'All SKUs'),
  cut: text('只列出前60个店铺站点，请按店铺或站点筛选。', 'Only the first 60 stores and sites are shown: filter by store or site.'),
  days: text('{days}天', '{days} d'),
  late: text('逾期', 'overdue'),
  planned: text('{days}天前计划，目标{date}', 'planned {days} {days|day|days} ago, due {date}'),
  absent: text('不在此销售', 'Not sold there'),
  chosen: text('已选{count}格', '{count} {count|cell|cells} selected'),
  clear: text('清除选择', 'Clear'),
  openTarget: text('打开记录', 'Open record'),
  most: text('一次最多{most}格', 'At most {most} cells at a time'),
  chooseRow: text('选择{name}的全部单元格', 'Select all cells of {name}'),
  before: text('上一页', 'Previous page'),
  after: text('下一页', 'Next page'),
  page: text('第{page}/{pages}页', 'Page {page} of {pages}'),
  keys: text(
    '方向键移动 · 空格或单击选择 · 单击表头选择整列',
    'Arrow keys move · Space or click selects · click a heading to select its column',
  ),
} as const;
