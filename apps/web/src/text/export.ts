import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** The dialog of exports: columns in order, and templates. */
export const exportText = {
  template: on('导出模板', 'Template'),
  noTemplate: on('不使用模板', 'No template'),
  changed: on('{name}（已修改）', '{name} (changed)'),
  save: on('保存', 'Save'),
  saveAs: on('另存为模板…', 'Save as template…'),
  remove: on('删除模板', 'Delete template'),
  removeText: on(
    '删除导出模板“{name}”？与您共用它的人也将失去它。',
    'Delete the export template “{name}”? People you share it with lose it too.',
  ),
  name: on('模板名称', 'Template name'),
  orderHint: on('拖动或用 Alt+↑↓ 调整顺序', 'Drag or use Alt+↑↓ to change the order'),
  exportColumns: on('列（{count}）', 'Columns ({count})'),
  allColumns: on('全选', 'All'),
  shownColumns: on('显示的列', 'Visible columns'),
  exportTitle: on('导出{page}', 'Export: {page}'),
  format: on('格式', 'Format'),
  scope: on('范围', 'Rows'),
  scopeFilter: on('当前筛选结果（{count} 条）', 'Current filter ({count})'),
  scopeTicked: on('勾选的行（{count} 条）', 'Selected rows ({count})'),
  exportNow: on('导出', 'Export'),
  exportQueued: on('导出已排队，完成后请到下载中心下载', 'Export queued; download the file from the download centre when it is done'),
  exportSaved: on('已导出 {name}', 'Exported {name}'),
} as const;
