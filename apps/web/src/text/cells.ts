import { text } from '@axle/kernel';

/** Words for editing in a list. */
export const cellsText = {
  editing: text('正在编辑{label}：{record}。回车或 Tab 保存，Esc 放弃', 'Editing {label} of {record}. Enter or Tab saves, Esc cancels'),
  ranged: text('已选 {rows} 行 × {columns} 列', '{rows} {rows|row|rows} × {columns} {columns|column|columns}'),
  kept: text('由系统维护，不能修改', 'Maintained by the system, cannot be changed'),
  elsewhere: text('请打开记录修改', 'Open the record to change it'),
  noRight: text('没有编辑权限', 'You have no permission to edit'),
  byApproval: text('修改后须经审批才生效', 'Changes take effect after approval'),
} as const;
