import { text } from '@axle/kernel';

/** Words of conditions and of their editor. */
export const conditionsText = {
  always: text('无条件（兜底）', 'Always (fallback)'),
  add: text('增加条件', 'Add condition'),
  edit: text('修改条件：{condition}', 'Change condition: {condition}'),
  remove: text('移除条件：{condition}', 'Remove condition: {condition}'),
  field: text('字段', 'Field'),
  operator: text('比较', 'Operator'),
  value: text('值', 'Value'),
  to: text('至', 'to'),
  pick: text('按名称查找并加入', 'Find by name to add'),
  take: text('确定条件', 'Apply condition'),
  cancel: text('取消', 'Cancel'),
  yes: text('是', 'Yes'),
  no: text('否', 'No'),
} as const;
