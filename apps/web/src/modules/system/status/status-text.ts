import { text } from '@axle/kernel';

/** Words of the graph and the mapping of statuses. */
export const statusText = {
  domain: text('单据', 'Document'),
  status: text('状态', 'Status'),
  meaning: text('名称', 'Name'),
  next: text('可转为', 'Next statuses'),
  terminal: text('终态', 'terminal'),
  edit: text('调整', 'Adjust'),
  editOf: text('状态 {code} 的名称与颜色', 'Name and colour of {code}'),
  nameZh: text('中文名', 'Chinese name'),
  nameEn: text('英文名', 'English name'),
  tone: text('颜色', 'Colour'),
  hint: text('留空即用发布的名称。', 'Leave empty to use the released name.'),
  save: text('保存', 'Save'),
  cancel: text('取消', 'Cancel'),
  saved: text('已保存', 'Saved'),
  platform: text('平台', 'Platform'),
  none: text('—', '—'),
} as const;
