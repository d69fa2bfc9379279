import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Files that hang on records. */
export const attachmentText = {
  title: on('附件', 'Attachments'),
  add: on('拖放文件到此处，粘贴，或点击选择', 'Drop files here, paste, or click to select'),
  kinds: on('图片、PDF、Word、Excel、csv、txt、zip，每个最大 20 MB', 'Images, PDF, Word, Excel, csv, txt, zip; at most 20 MB each'),
  none: on('还没有附件', 'No attachments yet'),
  open: on('预览 {name}', 'Preview {name}'),
  download: on('下载 {name}', 'Download {name}'),
  rename: on('重命名 {name}', 'Rename {name}'),
  remove: on('删除 {name}', 'Delete {name}'),
  renameTitle: on('重命名附件', 'Rename attachment'),
  renameText: on('扩展名保持不变。', 'The file extension stays the same.'),
  removeTitle: on('删除附件', 'Delete attachment'),
  removeText: on('删除“{name}”？文件内容无法恢复。', 'Delete “{name}”? The file cannot be restored.'),
  removeNow: on('删除', 'Delete'),
  stop: on('取消上传 {name}', 'Cancel upload of {name}'),
  closePreview: on('关闭预览', 'Close preview'),
  newTab: on('在新标签页打开', 'Open in new tab'),
} as const satisfies Readonly<Record<string, Text>>;
