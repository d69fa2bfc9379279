import { definePage, defineResource } from '@axle/page-kit';
import { importVariants } from '../../system/tasks/import-variants.ts';

export const skuPropertyValueRecords = defineResource({
  entity: 'skuPropertyValue',
  label: { zh: 'SKU属性值', en: 'SKU property value' },
  service: 'base',
  readFrom: 'sku_property_value_list',
  nameFields: ['sku', 'property'],
  searchedThrough: 'sku',
  fields: {
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true, key: true, immutable: true, width: 200 },
    skuCode: {
      kind: 'code',
      codesOf: 'sku',
      label: { zh: 'SKU编码', en: 'SKU code' },
      readOnly: true,
      figure: true,
      maxLength: 32,
      width: 130,
    },
    property: {
      kind: 'ref',
      label: { zh: '属性', en: 'Property' },
      entity: 'skuProperty',
      required: true,
      key: true,
      immutable: true,
      width: 200,
    },
    value: {
      kind: 'text',
      label: { zh: '取值', en: 'Value' },
      required: true,
      maxLength: 200,
      width: 240,
      help: {
        zh: '选项填编码，区间填10~20，是/否填true或false。',
        en: 'Options by code, a range as 10~20, yes/no as true or false.',
      },
    },
  },
  unique: [{ fields: ['sku', 'property'] }],
});

export const skuPropertySetting = definePage({
  key: 'skuPropertySetting',
  title: { zh: 'SKU属性设置', en: 'SKU property values' },
  words: ['attribute values'],
  help: {
    why: { zh: '按品类批量录入SKU的属性值。', en: 'Enter property values in bulk, one category at a time.' },
    notes: [
      {
        zh: '选择品类后，每个SKU一行、每个属性一列；可从Excel整块粘贴，也可向下填充、撤销。',
        en: 'Choose a category: one row per SKU, one column per property. Paste blocks from Excel, fill down, undo.',
      },
      {
        zh: '保存时逐行检查：有误的行不保存并标出单元格，其余的行正常保存。',
        en: 'Rows are checked one by one on saving: invalid rows are not saved and their cells are marked; the others are saved.',
      },
      {
        zh: '“导出属性表”得到每个属性一列的文件，填好后用“导入属性表”导入：每行一个SKU，任一单元格有误则整行不导入；空单元格保留原值，#N/A清空。',
        en: '“Export sheet” gives a file with one column per property; fill it in and use “Import sheet”. One row per SKU; a row with an invalid cell is not imported. An empty cell keeps the value, #N/A clears it.',
      },
      {
        zh: '“全部取值”列出已保存的值，可筛选、导出，也可按SKU、属性、取值导入。',
        en: '“All values” lists the stored values; filter and export them, or import by SKU, property and value.',
      },
    ],
  },
  resource: skuPropertyValueRecords,
  columns: ['skuCode', 'sku', 'property', 'value', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 2,
  filters: ['skuCode', 'sku', 'property', 'value', 'updatedAt'],
  search: ['value'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'matrix', title: { zh: '按品类录入', en: 'By category' }, view: 'catalog/property-matrix' },
    { key: 'all', title: { zh: '全部取值', en: 'All values' } },
  ],
  form: [{ title: { zh: '属性值', en: 'Value' }, fields: ['sku', 'property', 'value'] }],
  standard: ['list', 'update', 'import', 'export', 'log'],
  importing: {
    columns: ['sku', 'property', 'value'],
    mode: 'per_row',
    example: { sku: 'BP-0446', property: 'FRICTION', value: 'CER' },
    variants: [
      {
        key: 'propertySheet',
        title: importVariants.propertySheet,
        columns: ['sku'],
        across: 'value',
        passedOver: ['名称', 'Name'],
        mode: 'per_row',
        example: { sku: 'BP-0446' },
      },
    ],
  },
});
