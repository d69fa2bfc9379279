import { type Text, text } from '@axle/kernel';

/** Files that hang on records. */
export const attachmentText = {
  title: text('附件', 'Attachments'),
  add: text('拖放文件到此处，粘贴，或点击选择', 'Drop files here, paste, or click to select'),
  kinds: text('图片、PDF、Word、Excel、csv、txt、zip，每个最大 20 MB', 'Images, PDF, Word, Excel, csv, txt, zip; at most 20 MB each'),
  none: text('还没有附件', 'No attachments yet'),
  open: text('预览 {name}', 'Preview {name}'),
  download: text('下载 {name}', 'Download {name}'),
  rename: text('重命名 {name}', 'Rename {name}'),
  remove: text('删除 {name}', 'Delete {name}'),
  renameTitle: text('重命名附件', 'Rename attachment'),
  renameText: text('扩展名保持不变。', 'The file extension stays the same.'),
  removeTitle: text('删除附件', 'Delete attachment'),
  removeText: text('删除“{name}”？文件内容无法恢复。', 'Delete “{name}”? The file cannot be restored.'),
  removeNow: text('删除', 'Delete'),
  stop: text('取消上传 {name}', 'Cancel upload of {name}'),
  closePreview: text('关闭预览', 'Close preview'),
  newTab: text('在新标签页打开', 'Open in new tab'),
} as const satisfies Readonly<Record<string, Text>>;
