import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** The tabs of import tasks beside their list. */
export const importText = {
  find: on('按页面或模板查找', 'Find by page or template'),
  templates: on('可用的导入模板', 'Available import templates'),
  noTemplates: on('没有可用的导入模板', 'No import templates available'),
  page: on('页面', 'Page'),
  template: on('模板', 'Template'),
  whole: on('全部字段', 'All fields'),
  mode: on('方式', 'Mode'),
  all_or_nothing: on('整批：有一行错误则全部不写入', 'All or nothing: one failed row, nothing is written'),
  per_document: on('按单据：有错误的单据整张不写入', 'Per document: documents with errors are not written'),
  per_row: on('按行：只有错误的行不写入', 'Per row: only rows with errors are not written'),
  most: on('每个文件最多 {rows} 行、{megabytes} MB', 'At most {rows} rows and {megabytes} MB per file'),
  files: on('下载', 'Download'),
  downloadAs: on('下载“{name}”的 {format} 模板', 'Template of {name} as {format}'),
  import: on('导入', 'Import'),
  importInto: on('导入{page}', 'Import into {page}'),
  task: on('导入文件', 'Imported file'),
  taskWords: on('{page} · {file} · {count} 行有误 · {at}', '{page} · {file} · {count} failed {count|row|rows} · {at}'),
  noErrors: on('没有出错的导入', 'No imports with errors'),
  errors: on('错误明细', 'Errors'),
  row: on('行', 'Row'),
  column: on('列', 'Column'),
  value: on('值', 'Value'),
  reason: on('原因', 'Reason'),
  errorFile: on('下载错误文件', 'Download error file'),
  firstOnly: on('显示前 {count} 处错误，全部见错误文件。', 'Showing the first {count} {count|error|errors}; see the error file for all.'),
  loading: on('加载中', 'Loading'),
} as const;
