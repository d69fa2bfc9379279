import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Fields that hold files and pictures. */
export const filesText = {
  drop: on('拖入、粘贴或点击选择文件', 'Drop, paste or click to choose files'),
  failed: on('文件获取失败', 'The file could not be loaded'),
  remove: on('移除{name}', 'Remove {name}'),
  open: on('查看{name}', 'View {name}'),
  download: on('下载', 'Download'),
  purpose: on('{name}的用途', 'Purpose of {name}'),
  sending: on('正在上传{name}', 'Uploading {name}'),
  count: on('{count}个文件', '{count} {count|file|files}'),
};
