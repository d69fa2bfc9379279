import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Cells that are being changed: what was sent, kept, refused or taken back. */
export const cellWorkText = {
  editsCell: on('编辑{label}', 'Edit {label}'),
  undo: on('撤销', 'Undo'),
  undone: on('已撤销', 'Undone'),
  redone: on('已重做', 'Redone'),
  nothingToRedo: on('没有可重做的修改', 'Nothing to redo'),
  nothingToUndo: on('没有可撤销的修改', 'Nothing to undo'),
  outside: on('{count} 个单元格超出列表范围，未粘贴', '{count} {count|cell is|cells are} outside the list and {count|was|were} not pasted'),
  closed: on('{count} 个单元格不可修改，已跳过', '{count} {count|cell|cells} cannot be changed and {count|was|were} skipped'),
  tooMany: on('一次最多修改 {most} 行', 'At most {most} rows at a time'),
  discard: on('放弃', 'Discard'),
  discardAll: on('全部放弃', 'Discard all'),
  keepMine: on('保留我的', 'Keep mine'),
  takeTheirs: on('采用对方的', 'Use theirs'),
  allMine: on('全部保留我的', 'Keep all mine'),
  allTheirs: on('全部采用对方的', 'Use all theirs'),
  sendAgain: on('重试', 'Retry'),
  theirs: on('对方的', 'Theirs'),
  goTo: on('{record} · {label}', '{record} · {label}'),
  unsaved: on('{count} 个单元格未保存', '{count} {count|cell|cells} not saved'),
  clash: on('{who}同时修改了此单元格', '{who} changed this cell at the same time'),
  noRecord: on('{label}“{text}”不存在', '{label} “{text}” does not exist'),
  manyRecords: on('{label}“{text}”有多条记录，请用编码', '{label} “{text}” matches several records; use the code'),
  saved: on('已保存 {count} 个单元格', '{count} {count|cell|cells} saved'),
  waits: on('{count} 个待审批', '{count} pending approval'),
} as const;
