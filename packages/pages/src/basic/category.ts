import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const categoryRecords = defineResource({
  entity: 'category',
  label: { zh: '品类', en: 'Category' },
  service: 'base',
  readFrom: 'category_shown',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'], parent: 'parent' },
  fields: {
    code: { kind: 'code', label: { zh: '品类编码', en: 'Category code' }, required: true, key: true, immutable: true, maxLength: 20, width: 130 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 180 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 200 },
    parent: { kind: 'cascade', label: { zh: '上级品类', en: 'Parent' }, entity: 'category', width: 220, help: { zh: '留空为一级；最多4级，不能移到自己的下级之下。', en: 'Empty for the first level; at most 4 levels, never below itself.' } },
    level: { kind: 'integer', label: { zh: '层级', en: 'Level' }, readOnly: true, min: 1, max: 4, width: 76 },
    defaultTariff: { kind: 'code', label: { zh: '默认海关编码', en: 'Default tariff' }, maxLength: 10, pattern: '\\d{10}', width: 130, help: { zh: '中国10位编码；新SKU没有填写时带入。留空取最近的上级。', en: 'A Chinese code of ten digits that new SKUs take over where they name none; empty: that of the nearest level above.' } },
    defaultAql: { kind: 'decimal', label: { zh: '默认AQL', en: 'Default AQL' }, scale: 3, places: 2, min: '0.01', max: '1000', width: 106, help: { zh: '新SKU没有填写时带入。留空取最近的上级。', en: 'Taken over by new SKUs that name none; empty: that of the nearest level above.' } },
    defaultService: { kind: 'percent', label: { zh: '默认服务水平', en: 'Default service' }, scale: 4, places: 1, min: '50', max: '99.9', width: 120, help: { zh: '新SKU尚无ABC分类时，安全库存按它计算。留空取最近的上级。', en: 'By which safety stocks of new SKUs are worked out until they have an ABC class; empty: that of the nearest level above.' } },
    feeCategory: { kind: 'text', label: { zh: '亚马逊佣金类目', en: 'Amazon fee category' }, maxLength: 100, width: 170 },
    skus: { kind: 'integer', label: { zh: 'SKU数', en: 'SKUs' }, readOnly: true, figure: true, min: 0, max: 10_000_000, width: 90, help: { zh: '直接在该品类下的SKU。', en: 'SKUs of the category itself.' } },
    hasTemplate: { kind: 'bool', label: { zh: '有属性模板', en: 'Has template' }, readOnly: true, figure: true, width: 120 },
    template: { kind: 'code', label: { zh: '属性模板', en: 'Template' }, readOnly: true, figure: true, maxLength: 20, width: 130, help: { zh: '生效的模板所在的品类：自有或最近的上级。', en: 'The category whose template holds: its own, or that of the nearest level above.' } },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 500, lines: 3, width: 220 },
  },
  unique: [{ fields: ['code'] }],
});

export const category = definePage({
  key: 'category',
  title: { zh: '品类', en: 'Category' },
  help: {
    why: { zh: '品类树为新SKU提供默认的关税、AQL、服务水平与属性模板。', en: 'The tree that gives new SKUs their default tariff, AQL, service level and properties.' },
    notes: [
      { zh: '“移动到”连同下级一起移动，SKU不变；没有自有模板的品类改用新上级的模板。', en: '“Move to” takes everything below along and keeps its SKUs; where a category has no template of its own, that of the new parent holds.' },
      { zh: '新SKU没有填写的海关编码与AQL取自其品类，品类为空时取最近的上级；服务水平用于尚无ABC分类的SKU的安全库存。', en: 'New SKUs take tariff code and AQL over from their category, or from the nearest level above that says one; the service level is that of safety stocks of SKUs without an ABC class.' },
      { zh: '“合并到”把下级、SKU与属性模板移到另一品类并停用本品类；两个模板对同一属性的要求不同时拒绝，并列出这些属性。', en: '“Merge into” moves children, SKUs and the property template to another category and disables this one; it is refused where the templates ask differently of a property, and names them.' },
      { zh: '按上级筛选包括所有更低的层级。', en: 'A filter by parent includes every level below it.' },
    ],
  },
  resource: categoryRecords,
  columns: ['code', 'nameZh', 'nameEn', 'parent', 'level', 'skus', 'defaultTariff', 'defaultAql', 'defaultService', 'feeCategory', 'template', 'hasTemplate', 'note', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'parent', 'level', 'skus', 'hasTemplate', 'template', 'defaultTariff', 'status', 'updatedAt'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'code' }],
  form: [
    { title: { zh: '品类', en: 'Category' }, fields: ['code', 'parent', 'nameZh', 'nameEn'] },
    { title: { zh: '新SKU的默认值', en: 'Defaults of new SKUs' }, fields: ['defaultTariff', 'defaultAql', 'defaultService', 'feeCategory'] },
    { title: { zh: '其他', en: 'Other' }, fields: ['note'] },
  ],
  standard: standardActions,
  drills: { skus: { section: 'basic', page: 'skuList', filters: [{ field: 'category', op: 'eq', by: 'id' }] } },
  actions: [
    {
      key: 'move', title: { zh: '移动到', en: 'Move to' }, permission: 'update', on: 'one',
      confirm: { zh: '下级品类一起移动，SKU留在各自的品类。', en: 'Everything below moves along; SKUs stay where they are.' },
      input: { parent: { kind: 'cascade', label: { zh: '新上级', en: 'New parent' }, entity: 'category', help: { zh: '留空为一级。', en: 'Empty for the first level.' } } },
    },
    {
      key: 'merge', title: { zh: '合并到', en: 'Merge into' }, permission: 'update', on: 'one', when: { field: 'status', in: [1] }, tone: 'danger',
      confirm: {
        zh: '下级品类、SKU与属性模板全部移到目标品类，本品类停用，不能一次撤回。季节系数、时效等按本品类设置的参数不移动。',
        en: 'Its children, SKUs and property template go over and it is disabled; there is no single step back. Parameters that are kept for it, such as season factors and lead times, stay with it.',
      },
      input: { into: { kind: 'cascade', label: { zh: '目标品类', en: 'Target category' }, entity: 'category', required: true } },
    },
  ],
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'parent', 'defaultTariff', 'defaultAql', 'defaultService', 'feeCategory', 'note'],
    mode: 'per_row',
    example: { code: 'BRK-PAD', nameZh: '刹车片', nameEn: 'Brake pads', parent: 'BRK', defaultAql: '2.5' },
  },
});
