import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the fields of a page by the ways in which they are closed. */
export const text = {
  page: on('页面', 'Page'),
  whom: on('对象', 'Applies to'),
  everybody: on('所有人', 'Everybody'),
  field: on('字段', 'Field'),
  hint: on(
    '勾选即生效，从下一次请求起；对单个用户的设置在列表中新增。',
    'Changes take effect with the next request; add settings for single users in the list.',
  ),
} as const;
