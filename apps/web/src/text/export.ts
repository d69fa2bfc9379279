import { text } from '@axle/kernel';

/** The dialog of exports: columns in order, and templates. */
export const exportText = {
  template: text('导出模板', 'Template'),
  noTemplate: text('不使用模板', 'No template'),
  changed: text('{name}（已修改）', '{name} (changed)'),
  save: text('保存', 'Save'),
  saveAs: text('另存为模板…', 'Save as template…'),
  remove: text('删除模板', 'Delete template'),
  removeText: text(
    '删除导出模板“{name}”？与您共用它的人也将失去它。',
    'Delete the export template “{name}”? People you share it with lose it too.',
  ),
  name: text('模板名称', 'Template name'),
  orderHint: text('拖动或用 Alt+↑↓ 调整顺序', 'Drag or use Alt+↑↓ to change the order'),
  exportColumns: text('列（{count}）', 'Columns ({count})'),
  allColumns: text('全选', 'All'),
  shownColumns: text('显示的列', 'Visible columns'),
  exportTitle: text('导出{page}', 'Export: {page}'),
  format: text('格式', 'Format'),
  scope: text('范围', 'Rows'),
  scopeFilter: text('当前筛选结果（{count} 条）', 'Current filter ({count})'),
  scopeTicked: text('勾选的行（{count} 条）', 'Selected rows ({count})'),
  exportNow: text('导出', 'Export'),
  exportQueued: text('导出已排队，完成后请到下载中心下载', 'Export queued; download the file from the download centre when it is done'),
  exportSaved: text('已导出 {name}', 'Exported {name}'),
} as const;
