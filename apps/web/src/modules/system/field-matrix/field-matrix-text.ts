import { text } from '@axle/kernel';

/** Words of the fields of a page by the ways in which they are closed. */
export const fieldMatrixText = {
  page: text('页面', 'Page'),
  whom: text('对象', 'Applies to'),
  everybody: text('所有人', 'Everybody'),
  field: text('字段', 'Field'),
  hint: text(
    '勾选即生效，从下一次请求起；对单个用户的设置在列表中新增。',
    'Changes take effect with the next request; add settings for single users in the list.',
  ),
} as const;
