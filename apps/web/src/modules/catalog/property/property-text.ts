import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** The properties of categories and the values of their SKUs. */
export const propertyText = {
  category: on('品类', 'Category'),
  choose: on('请选择品类', 'Choose a category'),
  onlyMissing: on('只看缺必填值的SKU', 'Only SKUs missing required values'),
  skus: on('SKU（可粘贴多个）', 'SKUs (paste one or many)'),
  anyProperty: on('任意属性', 'Any property'),
  holds: on('取值（留空为未填）', 'Value (empty = not set)'),
  narrow: on('筛选', 'Filter'),
  save: on('保存 {count} 行', 'Save {count} {count|row|rows}'),
  nothing: on('保存', 'Save'),
  saved: on('已保存 {count} 行', '{count} {count|row|rows} saved'),
  kept: on('已保存 {saved} 行；{kept} 行有误未保存，请修正标出的单元格', '{saved} saved; {kept} not saved: correct the marked cells'),
  takeOut: on('导出属性表', 'Export sheet'),
  takeIn: on('导入属性表', 'Import sheet'),
  back: on('撤销修改', 'Discard changes'),
  counts: on('{skus} 个SKU，{complete} 个必填值齐全', '{skus} SKUs, {complete} complete'),
  tooMany: on('只列出前 {most} 个SKU', 'Only the first {most} SKUs are listed'),
  noColumns: on('该品类及其上级没有属性模板。', 'Neither this category nor its parents have a property template.'),
  noSkus: on('该品类没有SKU。', 'The category has no SKUs.'),
  property: on('属性', 'Property'),
  type: on('类型', 'Type'),
  values: on('取值', 'Values'),
  required: on('必填', 'Required'),
  from: on('来自', 'From'),
  own: on('本品类', 'This category'),
  yes: on('是', 'Yes'),
  types: {
    text: on('文本', 'Text'),
    int: on('整数', 'Integer'),
    decimal: on('小数', 'Decimal'),
    bool: on('是/否', 'Yes/no'),
    option: on('单选', 'Single choice'),
    multiOption: on('多选', 'Multiple choice'),
    date: on('日期', 'Date'),
    range: on('区间', 'Range'),
  },
} as const;
