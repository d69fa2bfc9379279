import { text } from '@axle/kernel';

/** Forms: their heads, buttons and questions. */
export const formText = {
  discardTitle: text('放弃未保存的修改？', 'Discard unsaved changes?'),
  discardText: text('已填写的内容还没有保存。', 'Your input has not been saved.'),
  discard: text('放弃', 'Discard'),
  preview: text('预览（示例数据）', 'Preview with sample data'),
  outlook: text('结果预览', 'Result preview'),
  proposals: text('建议', 'Proposals'),
  foreseen: text('执行后的变化', 'What this will change'),
  foreseenFirst: text('仅预览前 {most} 条', 'Only the first {most} are shown'),
  openDocuments: text('未完成单据与库存', 'Open documents and stock'),
  nothingOpen: text('没有库存与未完成单据。', 'No stock and no open documents.'),
  nothingOpenOf: text('没有库存与未完成单据：{names}', 'No stock and no open documents: {names}'),
  noProposals: text('没有找到建议，请自行选择。', 'No proposals found; please choose yourself.'),
  previewEmpty: text('填写后在此预览。', 'Fill in to see a preview here.'),
  addTitle: text('新增{entity}', 'Add {entity}'),
  editTitle: text('编辑{entity}', 'Edit {entity}'),
  save: text('保存', 'Save'),
  saveHint: text('Ctrl+Enter 保存', 'Ctrl+Enter to save'),
  saved: text('已保存', 'Saved'),
  unanswered: text(
    '未收到服务器的响应，不确定是否已保存。填写的内容已保留；稍后再次保存即可，不会重复保存。',
    'The server did not reply, so it is unclear whether this was saved. Your input is still here: save again later; it will not be saved twice.',
  ),
  mendFirst: text('有 {count} 处需要修改', '{count} {count|field needs|fields need} correction'),
} as const;
