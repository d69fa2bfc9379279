import { text } from '@axle/kernel';

/** Cells that are being changed: what was sent, kept, refused or taken back. */
export const cellWorkText = {
  editsCell: text('编辑{label}', 'Edit {label}'),
  undo: text('撤销', 'Undo'),
  undone: text('已撤销', 'Undone'),
  redone: text('已重做', 'Redone'),
  nothingToRedo: text('没有可重做的修改', 'Nothing to redo'),
  nothingToUndo: text('没有可撤销的修改', 'Nothing to undo'),
  outside: text(
    '{count} 个单元格超出列表范围，未粘贴',
    '{count} {count|cell is|cells are} outside the list and {count|was|were} not pasted',
  ),
  closed: text('{count} 个单元格不可修改，已跳过', '{count} {count|cell|cells} cannot be changed and {count|was|were} skipped'),
  tooMany: text('一次最多修改 {most} 行', 'At most {most} rows at a time'),
  discard: text('放弃', 'Discard'),
  discardAll: text('全部放弃', 'Discard all'),
  keepMine: text('保留我的', 'Keep mine'),
  takeTheirs: text('采用对方的', 'Use theirs'),
  allMine: text('全部保留我的', 'Keep all mine'),
  allTheirs: text('全部采用对方的', 'Use all theirs'),
  sendAgain: text('重试', 'Retry'),
  theirs: text('对方的', 'Theirs'),
  goTo: text('{record} · {label}', '{record} · {label}'),
  unsaved: text('{count} 个单元格未保存', '{count} {count|cell|cells} not saved'),
  clash: text('{who}同时修改了此单元格', '{who} changed this cell at the same time'),
  noRecord: text('{label}“{text}”不存在', '{label} “{text}” does not exist'),
  manyRecords: text('{label}“{text}”有多条记录，请用编码', '{label} “{text}” matches several records; use the code'),
  saved: text('已保存 {count} 个单元格', '{count} {count|cell|cells} saved'),
  waits: text('{count} 个待审批', '{count} pending approval'),
} as const;
