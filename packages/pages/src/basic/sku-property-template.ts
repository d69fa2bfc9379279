import { templateFigures, templateHolds } from '@axle/catalog';
import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const skuPropertyTemplateRecords = defineResource({
  entity: 'skuPropertyTemplate',
  label: { zh: 'SKU属性模板', en: 'SKU property template' },
  service: 'base',
  readFrom: 'sku_property_template_shown',
  nameFields: ['category'],
  fields: {
    category: { kind: 'cascade', label: { zh: '品类', en: 'Category' }, entity: 'category', required: true, key: true, immutable: true, width: 260 },
    ownLines: { kind: 'integer', label: { zh: '自有属性', en: 'Own lines' }, readOnly: true, min: 0, max: 200, width: 100 },
    requiredLines: { kind: 'integer', label: { zh: '必填', en: 'Required' }, readOnly: true, min: 0, max: 200, width: 90 },
    handedDown: { kind: 'integer', label: { zh: '下级继承', en: 'Handed down' }, readOnly: true, min: 0, max: 200, width: 120 },
    inheritedLines: { kind: 'integer', label: { zh: '继承自上级', en: 'Inherited' }, readOnly: true, figure: true, min: 0, max: 1000, width: 110, help: { zh: '上级传下、本级没有覆盖的属性。', en: 'Handed down from above and not overridden here.' } },
    propertyCodes: { kind: 'tags', label: { zh: '含属性', en: 'Asks for' }, readOnly: true, figure: true, maxLength: 32, hidden: true, width: 220, help: { zh: '自有与继承的属性编码。', en: 'Codes of its own and inherited properties.' } },
    complete: { kind: 'integer', label: { zh: '已完整SKU', en: 'Complete SKUs' }, readOnly: true, figure: true, min: 0, max: 10_000_000, width: 116, help: { zh: '必填属性都有值的SKU，含下级品类，按各自品类的模板。', en: 'SKUs with a value of every required property, those of categories below by their own templates.' } },
    skus: { kind: 'integer', label: { zh: 'SKU总数', en: 'SKUs' }, readOnly: true, figure: true, min: 0, max: 10_000_000, width: 92, help: { zh: '含下级品类。', en: 'With categories below.' } },
    completeShare: { kind: 'percent', label: { zh: '完整率', en: 'Complete' }, readOnly: true, figure: true, scale: 1, places: 1, min: '0', max: '100', width: 96 },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 500, width: 260 },
    lines: {
      kind: 'lines', label: { zh: '属性', en: 'Properties' }, required: true, by: ['property'], most: 200,
      fields: {
        property: { kind: 'ref', label: { zh: '属性', en: 'Property' }, entity: 'skuProperty', required: true, width: 220 },
        position: { kind: 'integer', label: { zh: '顺序', en: 'Order' }, required: true, min: 1, max: 999, initial: 1, width: 90 },
        required: { kind: 'bool', label: { zh: '必填', en: 'Required' }, initial: false, width: 90 },
        inherit: { kind: 'bool', label: { zh: '下级继承', en: 'Handed down' }, initial: true, width: 110 },
      },
    },
  },
  unique: [{ fields: ['category'] }],
  checks: [templateHolds],
  derive: templateFigures,
});

export const skuPropertyTemplate = definePage({
  key: 'skuPropertyTemplate',
  title: { zh: 'SKU属性模板', en: 'SKU property templates' },
  help: {
    why: { zh: '决定每个品类的SKU须有哪些属性（摩擦材料、孔径、电压……）。', en: 'Decides which attributes a category must carry: friction material, bore diameter, voltage …' },
    notes: [
      { zh: '勾选“下级继承”的属性下级品类也有；下级自己的行优先，可以把必填改为非必填。', en: 'What is handed down the categories below have too; their own line goes before it, and may waive what is required above.' },
      { zh: '“有效属性”列出某品类最终的属性、来自哪一级，以及该品类SKU的完成情况。', en: '“In force” lists what a category asks for in the end, from which level it comes, and how many of its SKUs are complete.' },
    ],
  },
  resource: skuPropertyTemplateRecords,
  columns: ['category', 'ownLines', 'inheritedLines', 'requiredLines', 'handedDown', 'complete', 'skus', 'completeShare', 'propertyCodes', 'note', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['category', 'propertyCodes', 'ownLines', 'requiredLines', 'completeShare', 'status', 'updatedAt'],
  search: ['note'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '模板', en: 'Templates' } },
    { key: 'effective', title: { zh: '有效属性', en: 'In force' }, view: 'basic/property-template' },
  ],
  form: [
    { title: { zh: '模板', en: 'Template' }, fields: ['category', 'note'] },
    { title: { zh: '属性', en: 'Properties' }, fields: ['lines'] },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'copyTo', title: { zh: '复制到', en: 'Copy to' }, permission: 'add', on: 'one',
      input: { category: { kind: 'cascade', label: { zh: '目标品类', en: 'To category' }, entity: 'category', required: true } },
    },
  ],
  importing: {
    columns: ['category', 'note', 'lines.property', 'lines.position', 'lines.required', 'lines.inherit'],
    mode: 'per_document',
    lines: 'lines',
    example: { category: 'BRK-PAD', 'lines.property': 'FRICTION', 'lines.position': '1', 'lines.required': '是', 'lines.inherit': '是' },
  },
});
