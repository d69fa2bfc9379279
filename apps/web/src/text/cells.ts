import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words for editing in a list. */
export const cellsText = {
  editing: on('正在编辑{label}：{record}。回车或 Tab 保存，Esc 放弃', 'Editing {label} of {record}. Enter or Tab saves, Escape leaves it'),
  editsCell: on('编辑{label}', 'Edit {label}'),
  ranged: on('已选 {rows} 行 × {columns} 列', '{rows} {rows|row|rows} × {columns} {columns|column|columns}'),
  kept: on('由系统维护，不能修改', 'Kept by the system, cannot be changed'),
  elsewhere: on('请打开记录修改', 'Open the record to change this'),
  noRight: on('没有编辑权限', 'You may not change records here'),
  byApproval: on('修改后须经审批才生效', 'A change waits for approval'),
  saved: on('已保存 {count} 个单元格', '{count} {count|cell|cells} saved'),
  waits: on('{count} 个待审批', '{count} {count|waits|wait} for approval'),
  undo: on('撤销', 'Undo'),
  undone: on('已撤销', 'Undone'),
  nothingToUndo: on('没有可撤销的修改', 'Nothing to undo'),
  outside: on(
    '{count} 个单元格超出列表范围，未粘贴',
    '{count} {count|cell lies|cells lie} outside the list and {count|was|were} not pasted',
  ),
  closed: on('{count} 个单元格不可修改，已跳过', '{count} {count|cell|cells} cannot be changed and {count|was|were} passed over'),
  tooMany: on('一次最多修改 {most} 行', 'At most {most} rows at once'),
  unsaved: on('{count} 个单元格未保存', '{count} {count|cell|cells} not saved'),
  discard: on('放弃', 'Discard'),
  discardAll: on('全部放弃', 'Discard all'),
  keepMine: on('保留我的', 'Keep mine'),
  takeTheirs: on('采用对方的', 'Take theirs'),
  allMine: on('全部保留我的', 'Keep all mine'),
  allTheirs: on('全部采用对方的', 'Take all theirs'),
  sendAgain: on('重试', 'Try again'),
  clash: on('{who}同时修改了此单元格', '{who} changed this cell at the same time'),
  theirs: on('对方的', 'Theirs'),
  noRecord: on('{label}“{text}”不存在', '{label} “{text}” does not exist'),
  manyRecords: on('{label}“{text}”有多条记录，请用编码', '{label} “{text}” names several records, use the code'),
  goTo: on('{record} · {label}', '{record} · {label}'),
} as const;
