import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the graph and the mapping of statuses. */
export const text = {
  domain: on('单据', 'Document'),
  status: on('状态', 'Status'),
  meaning: on('名称', 'Name'),
  next: on('可转为', 'Next statuses'),
  terminal: on('终态', 'terminal'),
  edit: on('调整', 'Adjust'),
  editOf: on('状态 {code} 的名称与颜色', 'Name and colour of {code}'),
  nameZh: on('中文名', 'Chinese name'),
  nameEn: on('英文名', 'English name'),
  tone: on('颜色', 'Colour'),
  hint: on('留空即用发布的名称。', 'Leave empty to use the released name.'),
  save: on('保存', 'Save'),
  cancel: on('取消', 'Cancel'),
  saved: on('已保存', 'Saved'),
  platform: on('平台', 'Platform'),
  none: on('—', '—'),
} as const;
