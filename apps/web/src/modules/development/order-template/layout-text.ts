import { text } from '@axle/kernel';

/** Words of the layout editor of order templates. */
export const layoutText = {
  template: text('模板', 'Template'),
  none: text('还没有启用的模板。', 'There are no templates in use yet.'),
  columns: text('明细列', 'Columns'),
  all: text('未选列时打印全部列。', 'All columns are printed if none is chosen.'),
  up: text('前移 {column}', 'Move {column} forward'),
  down: text('后移 {column}', 'Move {column} back'),
  logo: text('不印公司标志', 'Without logo'),
  logoAlt: text('公司标志', 'Company logo'),
  letterhead: text('抬头', 'Letterhead'),
  signature: text('签章', 'Signatures'),
  save: text('保存为新版本', 'Save as new version'),
  saved: text('已保存为{no}', 'Saved as {no}'),
  preview: text('样张', 'Sample'),
  zh: text('中文', 'Chinese'),
  en: text('英文', 'English'),
  language: text('样张语言', 'Language of the sample'),
  head: text('采购订单样张　{no}', 'Purchase order sample  {no}'),
  packing: text('包装要求：{words}', 'Packing: {words}'),
} as const;
