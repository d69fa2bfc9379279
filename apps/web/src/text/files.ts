import { text } from '@axle/kernel';

/** Fields that hold files and pictures. */
export const filesText = {
  drop: text('拖入、粘贴或点击选择文件', 'Drop, paste or click to choose files'),
  remove: text('移除{name}', 'Remove {name}'),
  open: text('查看{name}', 'View {name}'),
  download: text('下载', 'Download'),
  purpose: text('{name}的用途', 'Purpose of {name}'),
  sending: text('正在上传{name}', 'Uploading {name}'),
};
