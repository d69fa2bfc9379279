import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of conditions and of their editor. */
export const conditionsText = {
  always: on('无条件（兜底）', 'Always (fallback)'),
  add: on('增加条件', 'Add condition'),
  edit: on('修改条件：{condition}', 'Change condition: {condition}'),
  remove: on('移除条件：{condition}', 'Remove condition: {condition}'),
  field: on('字段', 'Field'),
  operator: on('比较', 'Operator'),
  value: on('值', 'Value'),
  to: on('至', 'to'),
  pick: on('按名称查找并加入', 'Find by name to add'),
  take: on('确定条件', 'Apply condition'),
  cancel: on('取消', 'Cancel'),
  yes: on('是', 'Yes'),
  no: on('否', 'No'),
} as const;
