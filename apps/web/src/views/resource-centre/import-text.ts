import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** The tabs of import tasks beside their list. */
export const importText = {
  find: on('按页面或模板查找', 'Find by page or template'),
  templates: on('可用的导入模板', 'Templates that you may import'),
  noTemplates: on('没有可用的导入模板', 'There is no template that you may import'),
  page: on('页面', 'Page'),
  template: on('模板', 'Template'),
  whole: on('全部字段', 'All fields'),
  mode: on('方式', 'Mode'),
  all_or_nothing: on('整批：有一行错误则全部不写入', 'All or nothing: one bad row keeps all out'),
  per_document: on('按单据：有错误的单据整张不写入', 'Per document: a bad row keeps its document out'),
  per_row: on('按行：只有错误的行不写入', 'Per row: bad rows alone stay out'),
  most: on('每个文件最多 {rows} 行、{megabytes} MB', 'At most {rows} rows and {megabytes} MB a file'),
  files: on('下载', 'Download'),
  downloadAs: on('下载“{name}”的 {format} 模板', 'Template of {name} as {format}'),
  import: on('导入', 'Import'),
  importInto: on('导入{page}', 'Import into {page}'),
  task: on('导入文件', 'Imported file'),
  taskWords: on('{page} · {file} · {count} 行有误 · {at}', '{page} · {file} · {count} bad {count|row|rows} · {at}'),
  noErrors: on('没有有错误的导入', 'No import has errors'),
  errors: on('错误明细', 'Errors'),
  row: on('行', 'Row'),
  column: on('列', 'Column'),
  value: on('值', 'Value'),
  reason: on('原因', 'Reason'),
  errorFile: on('下载错误文件', 'Download the error file'),
  firstOnly: on('显示前 {count} 处错误，全部见错误文件。', 'The first {count} errors; the error file has all of them.'),
  loading: on('加载中', 'Loading'),
} as const;
