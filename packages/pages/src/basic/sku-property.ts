import { mostOptions, newProperty, optionsRow, propertyRefusals } from '@axle/catalog';
import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const skuPropertyRecords = defineResource({
  entity: 'skuProperty',
  label: { zh: 'SKU属性', en: 'SKU property' },
  service: 'base',
  readFrom: 'sku_property_shown',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: { kind: 'code', label: { zh: '属性编码', en: 'Code' }, required: true, key: true, immutable: true, maxLength: 32, width: 150 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 150 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 190 },
    type: {
      kind: 'enum', label: { zh: '类型', en: 'Type' }, required: true, initial: 'text', width: 110,
      options: [
        { code: 'text', label: { zh: '文本', en: 'Text' } },
        { code: 'int', label: { zh: '整数', en: 'Whole number' } },
        { code: 'decimal', label: { zh: '小数', en: 'Decimal' } },
        { code: 'bool', label: { zh: '是/否', en: 'Yes/no' } },
        { code: 'option', label: { zh: '单选', en: 'Choice' } },
        { code: 'multiOption', label: { zh: '多选', en: 'Choices' } },
        { code: 'date', label: { zh: '日期', en: 'Date' } },
        { code: 'range', label: { zh: '区间', en: 'Range' } },
      ],
      help: { zh: '有SKU取值后不能再改。', en: 'Fixed once a SKU has a value.' },
    },
    unit: { kind: 'text', label: { zh: '单位', en: 'Unit' }, maxLength: 20, width: 80 },
    usedFor: {
      kind: 'enumList', label: { zh: '用途', en: 'Used for' }, width: 180,
      options: [
        { code: 'listing', label: { zh: '刊登', en: 'Listing' } },
        { code: 'customs', label: { zh: '关务', en: 'Customs' } },
        { code: 'quality', label: { zh: '质检', en: 'Quality' } },
        { code: 'search', label: { zh: '搜索', en: 'Search' } },
      ],
    },
    min: { kind: 'decimal', label: { zh: '下限', en: 'Least' }, scale: 4, min: '-999999999', max: '999999999', width: 96 },
    max: { kind: 'decimal', label: { zh: '上限', en: 'Greatest' }, scale: 4, min: '-999999999', max: '999999999', width: 96 },
    pattern: { kind: 'text', label: { zh: '格式', en: 'Pattern' }, maxLength: 200, width: 160, help: { zh: '文本须符合的正则表达式。', en: 'Regular expression that the whole text matches.' } },
    templates: { kind: 'integer', label: { zh: '模板数', en: 'Templates' }, readOnly: true, min: 0, max: 1_000_000, width: 96 },
    optionsTold: { kind: 'text', label: { zh: '可选值', en: 'Options' }, readOnly: true, figure: true, maxLength: 20000, width: 260, help: { zh: '编码|中文|英文，以分号分隔；导入时写作同样。', en: 'Code|Chinese|English, parted by semicolons; an import takes them like this.' } },
    options: {
      kind: 'lines', label: { zh: '选项', en: 'Options' }, by: ['code'], most: mostOptions,
      fields: {
        code: { kind: 'code', label: { zh: '编码', en: 'Code' }, required: true, maxLength: 32, width: 140 },
        nameZh: { kind: 'text', label: { zh: '中文', en: 'Chinese' }, required: true, maxLength: 60, width: 180 },
        nameEn: { kind: 'text', label: { zh: '英文', en: 'English' }, required: true, maxLength: 60, width: 180 },
      },
    },
  },
  unique: [{ fields: ['code'] }],
  checks: [propertyRefusals],
  derive: newProperty,
});

export const skuPropertyConfig = definePage({
  key: 'skuPropertyConfig',
  title: { zh: 'SKU属性配置', en: 'SKU property definitions' },
  help: {
    why: { zh: '所有属性的字典：类型、单位与可选值。', en: 'The one dictionary of attributes with type, unit and allowed values.' },
    notes: [
      { zh: '已有SKU取值的属性不能改类型；用过的选项不能直接删除，请“合并选项”，SKU的值随之改写并留下记录。', en: 'The type is fixed once a SKU has a value. An option in use is not removed but merged into another: the values of SKUs change along, each with its line of history.' },
      { zh: '导入与导出中，一个属性的选项写在一格：编码|中文|英文，以分号分隔；名称中的 | ; \\ 前加反斜杠。留空保留原选项。', en: 'In files the options of a property stand in one cell: code|Chinese|English, parted by semicolons; a |, a ; or a backslash of a name stands behind a backslash. An empty cell leaves the options.' },
      { zh: '区间写作 10~20；单选与多选按编码存储，在属性设置中录入或粘贴时中英文名称都认。', en: 'A range is written 10~20; choices are stored by code; typed or pasted into the sheet of values, any of their names will do.' },
    ],
  },
  resource: skuPropertyRecords,
  columns: ['code', 'nameZh', 'nameEn', 'type', 'unit', 'optionsTold', 'min', 'max', 'pattern', 'usedFor', 'templates', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'type', 'usedFor', 'templates', 'status', 'updatedAt'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [
    { title: { zh: '属性', en: 'Property' }, fields: ['code', 'type', 'nameZh', 'nameEn', 'unit', 'usedFor'] },
    { title: { zh: '取值', en: 'Values' }, fields: ['min', 'max', 'pattern', 'options'] },
  ],
  standard: standardActions,
  drills: { templates: { section: 'basic', page: 'skuPropertyTemplate', filters: [{ field: 'propertyCodes', op: 'eq', by: 'code' }] } },
  actions: [
    {
      key: 'mergeOption', title: { zh: '合并选项', en: 'Merge options' }, permission: 'update', on: 'one', when: { field: 'type', in: ['option', 'multiOption'] },
      confirm: { zh: '所有SKU的该选项改为另一选项，随后删除前者；每个SKU留一条历史。', en: 'Every SKU with the first option gets the second, and the first is removed; each SKU keeps a line of history.' },
      input: {
        from: { kind: 'code', label: { zh: '被合并的选项', en: 'Option to remove' }, required: true, maxLength: 32 },
        to: { kind: 'code', label: { zh: '合并到', en: 'Option to keep' }, required: true, maxLength: 32 },
      },
    },
  ],
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'type', 'unit', 'min', 'max', 'pattern', 'usedFor', 'options'],
    mode: 'per_row',
    lines: 'options',
    abreast: mostOptions,
    reader: optionsRow,
    also: { options: ['可选值', 'optionsTold'] },
    example: { code: 'FRICTION', nameZh: '摩擦材料', nameEn: 'Friction material', type: '单选', options: 'CER|陶瓷|Ceramic;SEM|半金属|Semi-metallic' },
  },
});
