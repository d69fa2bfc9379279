import { text } from '@axle/kernel';

/** Words of the tree of the Harmonized System. */
export const tariffText = {
  find: text('按编码开头或名称查找', 'Find by code prefix or name'),
  tree: text('HS 2022 章、品目与子目', 'Chapters, headings and subheadings of HS 2022'),
  empty: text('还没有 HS 2022 的编码：请导入公开文件', 'There are no HS 2022 codes yet; import the public file'),
  none: text('没有找到', 'Nothing found'),
} as const;
