import { text } from '@axle/kernel';

/** Words of the default columns of lists. */
export const listDefaultsText = {
  page: text('页面', 'Page'),
  whom: text('对象', 'Applies to'),
  everybody: text('所有人', 'Everybody'),
  column: text('列', 'Column'),
  save: text('保存为默认', 'Save as default'),
  remove: text('取消默认', 'Remove default'),
  saved: text('已保存', 'Saved'),
  removed: text('已取消', 'Removed'),
  set: text('已设定的默认列', 'Default columns set'),
  none: text('尚未设定默认列；列表按页面定义显示。', 'No default columns set; lists show the columns of the page definition.'),
  shownOf: text('{count}/{all}列', '{count} of {all} {all|column|columns}'),
  notSet: text('尚未设定，以下为页面定义的列。', 'Not set; showing the columns of the page definition.'),
} as const;
