const on = (zh: string, en: string) => ({ zh, en });

/** Words for the lines of a document. */
export const linesText = {
  count: on('{count} 行', '{count} {count|line|lines}'),
  hint: on('可从 Excel 粘贴 · Insert 插入行 · Ctrl+Delete 删除行', 'Paste from Excel · Insert adds a line · Ctrl+Delete removes lines'),
  insert: on('插入行', 'Insert line'),
  remove: on('删除行', 'Remove lines'),
  newLine: on('新行', 'New line'),
  line: on('行', 'Line'),
  sum: on('合计', 'Total'),
  faults: on('{count} 个单元格有误', '{count} {count|cell has|cells have} errors'),
  copyFaults: on('复制清单', 'Copy list'),
  place: on('第 {row} 行 · {column}', 'Line {row} · {column}'),
  more: on('另有 {count} 处', '{count} more'),
  unknown: on('以下列未识别，内容未粘贴：{names}', 'These columns were not recognised and not pasted: {names}'),
  file: on('导入文件', 'Import file'),
  fileTaken: on('已从 {name} 读入 {count} 行', '{count} {count|line|lines} read from {name}'),
  fileEmpty: on('{name} 中没有数据行', '{name} contains no data rows'),
  resolving: on('正在匹配编码…', 'Matching codes…'),
  exportWith: on('连同明细导出，每行一条明细', 'Include lines, one row per line'),
  pasted: on('已粘贴 {count} 行', '{count} {count|line|lines} pasted'),
  moved: on('仅行的顺序有变化', 'Only the order of lines changed'),
  showMore: on('显示其余 {count} 行', 'Show {count} more'),
  added: on('新增', 'Added'),
  changed: on('修改', 'Changed'),
  removed: on('删除', 'Removed'),
} as const;
