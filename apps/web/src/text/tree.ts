import { text } from '@axle/kernel';

/** Words of lists that are shown as trees. */
export const treeText = {
  openAll: text('全部展开', 'Expand all'),
  closeAll: text('全部收起', 'Collapse all'),
  disabled: text('停用', 'Disabled'),
} as const;
