import { text } from '@axle/kernel';

/** Words for the lines of a document. */
export const linesText = {
  count: text('{count} 行', '{count} {count|line|lines}'),
  hint: text('可从 Excel 粘贴 · Insert 插入行 · Ctrl+Delete 删除行', 'Paste from Excel · Insert adds a line · Ctrl+Delete removes lines'),
  insert: text('插入行', 'Insert line'),
  remove: text('删除行', 'Remove lines'),
  newLine: text('新行', 'New line'),
  line: text('行', 'Line'),
  sum: text('合计', 'Total'),
  refusals: text('{count} 个单元格有误', '{count} {count|cell has|cells have} errors'),
  copyFaults: text('复制清单', 'Copy list'),
  place: text('第 {row} 行 · {column}', 'Line {row} · {column}'),
  more: text('另有 {count} 处', '{count} more'),
  unknown: text('以下列未识别，内容未粘贴：{names}', 'These columns were not recognised and not pasted: {names}'),
  file: text('导入文件', 'Import file'),
  fileTaken: text('已从 {name} 读入 {count} 行', '{count} {count|line|lines} read from {name}'),
  fileEmpty: text('{name} 中没有数据行', '{name} contains no data rows'),
  resolving: text('正在匹配编码…', 'Matching codes…'),
  exportWith: text('连同明细导出，每行一条明细', 'Include lines, one row per line'),
  pasted: text('已粘贴 {count} 行', '{count} {count|line|lines} pasted'),
  moved: text('仅行的顺序有变化', 'Only the order of lines changed'),
  showMore: text('显示其余 {count} 行', 'Show {count} more'),
  added: text('新增', 'Added'),
  changed: text('修改', 'Changed'),
  removed: text('删除', 'Removed'),
} as const;
