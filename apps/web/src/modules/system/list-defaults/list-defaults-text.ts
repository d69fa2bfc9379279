import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the default columns of lists. */
export const text = {
  page: on('页面', 'Page'),
  whom: on('对象', 'Applies to'),
  everybody: on('所有人', 'Everybody'),
  column: on('列', 'Column'),
  save: on('保存为默认', 'Save as default'),
  remove: on('取消默认', 'Remove default'),
  saved: on('已保存', 'Saved'),
  removed: on('已取消', 'Removed'),
  set: on('已设定的默认列', 'Default columns set'),
  none: on('尚未设定默认列；列表按页面定义显示。', 'No default columns set; lists show the columns of the page definition.'),
  shownOf: on('{count}/{all}列', '{count} of {all} columns'),
  notSet: on('尚未设定，以下为页面定义的列。', 'Not set; showing the columns of the page definition.'),
} as const;
