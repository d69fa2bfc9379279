import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Forms: their heads, buttons and questions. */
export const formText = {
  discardTitle: on('放弃未保存的修改？', 'Discard unsaved changes?'),
  discardText: on('已填写的内容还没有保存。', 'Your input has not been saved.'),
  discard: on('放弃', 'Discard'),
  preview: on('预览（示例数据）', 'Preview with sample data'),
  outlook: on('结果预览', 'Result preview'),
  proposals: on('建议', 'Proposals'),
  openDocuments: on('未结单据与库存', 'Open documents and stock'),
  nothingOpen: on('没有库存与未结单据。', 'No stock and no open documents.'),
  nothingOpenOf: on('没有库存与未结单据：{names}', 'No stock and no open documents: {names}'),
  noProposals: on('没有找到建议，请自行选择。', 'No proposals found; please choose yourself.'),
  previewEmpty: on('填写后在此预览。', 'Fill in to see a preview here.'),
  addTitle: on('新增{entity}', 'Add {entity}'),
  editTitle: on('编辑{entity}', 'Edit {entity}'),
  save: on('保存', 'Save'),
  saveHint: on('Ctrl+Enter 保存', 'Ctrl+Enter to save'),
  saved: on('已保存', 'Saved'),
  unanswered: on(
    '未收到服务器的响应，不确定是否已保存。填写的内容已保留；稍后再次保存即可，不会重复保存。',
    'The server did not reply, so it is unclear whether this was saved. Your input is still here: save again later; it will not be saved twice.',
  ),
  mendFirst: on('有 {count} 处需要修改', '{count} {count|field needs|fields need} correction'),
} as const;
