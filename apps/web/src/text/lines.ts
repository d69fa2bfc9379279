const on = (zh: string, en: string) => ({ zh, en });

/** Words for the lines of a document. */
export const linesText = {
  count: on('{count} 行', '{count} lines'),
  hint: on('可从 Excel 粘贴 · Insert 插入行 · Ctrl+Delete 删除行', 'Paste from Excel · Insert adds a line · Ctrl+Delete removes lines'),
  insert: on('插入行', 'Insert line'),
  remove: on('删除行', 'Remove lines'),
  newLine: on('新行', 'New line'),
  line: on('行', 'Line'),
  sum: on('合计', 'Sum'),
  faults: on('{count} 个单元格有误', '{count} {count|cell is|cells are} wrong'),
  copyFaults: on('复制清单', 'Copy the list'),
  place: on('第 {row} 行 · {column}', 'Line {row} · {column}'),
  more: on('另有 {count} 处', '{count} more'),
  unknown: on('以下列未识别，内容未粘贴：{names}', 'These headings name no column, what stood below them was left out: {names}'),
  file: on('导入文件', 'Import a file'),
  fileTaken: on('已从 {name} 读入 {count} 行', '{count} lines taken from {name}'),
  fileEmpty: on('{name} 中没有数据行', '{name} holds no lines'),
  resolving: on('正在匹配编码…', 'Looking up the codes…'),
  exportWith: on('连同明细导出，每行一条明细', 'With the lines of each document, a row for each'),
  pasted: on('已粘贴 {count} 行', '{count} lines pasted'),
  moved: on('仅行的顺序有变化', 'Only the order of the lines changed'),
  showMore: on('显示其余 {count} 行', 'Show {count} more'),
  added: on('新增', 'Added'),
  changed: on('修改', 'Changed'),
  removed: on('删除', 'Removed'),
} as const;
