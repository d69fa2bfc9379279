import { text } from '@axle/kernel';

/** What is said where the columns of a list are set and its rows put in order. */
export const columnsText = {
  sortBy: text('排序', 'Sort by'),
  sortChip: text('{field}，{way}，第 {place} 排序列', '{field}, {way}, sort column {place}'),
  sortChipHelp: text(
    '点击切换升降序；拖动或 Alt+←/→ 调整先后；Delete 移除',
    'Click to reverse; drag or Alt+←/→ to reorder; Delete to remove',
  ),
  columnWidth: text('{field}的列宽（像素）', 'Width of {field} in pixels'),
} as const;
