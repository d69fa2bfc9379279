import { bomRefusals } from '@axle/catalog';
import { identityFields } from './sku/identity-fields.ts';
import { definePage, defineResource } from '@axle/page-kit';

export const bomRecords = defineResource({
  entity: 'bom',
  label: { zh: 'BOM', en: 'BOM' },
  service: 'mrp',
  readFrom: 'bom_shown',
  nameFields: ['parent', 'bomVersion'],
  fields: {
    parent: { kind: 'code', label: { zh: '父件SKU', en: 'Parent SKU' }, required: true, key: true, immutable: true, maxLength: 32, width: 160, help: { zh: '套件或组装件的编码。', en: 'The code of a kit or an assembly.' } },
    bomVersion: { kind: 'integer', label: { zh: '版本', en: 'Version' }, required: true, key: true, immutable: true, min: 1, max: 9999, grouping: false, initial: 1, width: 76 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, readOnly: true, figure: true, maxLength: 200, width: 220 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, readOnly: true, figure: true, maxLength: 200, hidden: true, width: 220 },
    kind: { kind: 'enum', label: { zh: '类型', en: 'Kind' }, readOnly: true, figure: true, options: identityFields.kind.options, width: 130 },
    lineCount: { kind: 'integer', label: { zh: '子件数', en: 'Components' }, readOnly: true, figure: true, min: 0, max: 2000, width: 112 },
    children: { kind: 'tags', label: { zh: '含子件', en: 'Contains' }, readOnly: true, figure: true, maxLength: 32, hidden: true, width: 200, help: { zh: '直接子件的编码。', en: 'Codes of its direct components.' } },
    cost: {
      kind: 'money', label: { zh: '成本合计', en: 'Cost' }, readOnly: true, figure: true, scale: 4, currency: { code: 'CNY' }, width: 116, seenWith: { page: 'skuList', field: 'price' },
      help: { zh: '末级子件的采购价按用量与损耗逐层汇总；任一末级子件没有采购价则为空。', en: 'The prices of its leaves with quantity and scrap on each level; empty where a leaf has none.' },
    },
    weight: {
      kind: 'measure', label: { zh: '毛重合计', en: 'Weight' }, readOnly: true, figure: true, unit: 'kg', min: '0', max: '99999999', width: 110, seenWith: { page: 'skuList', field: 'unitGrossKg' },
      help: { zh: '末级子件的单件毛重按用量逐层汇总；任一末级子件没有毛重则为空。', en: 'The gross weights of its leaves on each level; empty where a leaf has none.' },
    },
    state: {
      kind: 'enum', label: { zh: '状态', en: 'State' }, readOnly: true, width: 96,
      options: [
        { code: 'draft', label: { zh: '草稿', en: 'Draft' }, tone: 'neutral' },
        { code: 'active', label: { zh: '生效', en: 'Active' }, tone: 'good' },
        { code: 'retired', label: { zh: '停用', en: 'Retired' }, tone: 'warn' },
      ],
    },
    effectiveFrom: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, required: true, width: 116 },
    effectiveTo: { kind: 'date', label: { zh: '失效日期', en: 'Effective to' }, width: 116, help: { zh: '留空表示长期有效；新版本生效时自动截止到前一天。', en: 'Empty means open; it ends the day before the next version begins.' } },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 500, lines: 2, width: 220 },
    lines: {
      kind: 'lines', label: { zh: '子件', en: 'Components' }, required: true, by: ['child'], most: 2000, sums: ['quantity'],
      fields: {
        child: { kind: 'code', label: { zh: '子件SKU', en: 'Component SKU' }, required: true, maxLength: 32, width: 180 },
        quantity: { kind: 'decimal', label: { zh: '用量', en: 'Quantity' }, required: true, scale: 4, min: '0.0001', max: '99999999', initial: '1', width: 120 },
        scrap: { kind: 'percent', label: { zh: '损耗率', en: 'Scrap' }, scale: 4, min: '0', max: '50', width: 110 },
        note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 200, width: 220 },
      },
    },
  },
  unique: [{ fields: ['parent', 'bomVersion'] }],
  checks: [bomRefusals],
  states: {
    field: 'state',
    initial: 'draft',
    final: [],
    editable: ['draft'],
    deletable: ['draft'],
    transitions: [
      {
        key: 'activate', title: { zh: '生效', en: 'Activate' }, from: ['draft', 'retired'], to: 'active', tone: 'primary',
        oneWay: { zh: '生效的版本可能已用于订单与计划，不再是草稿；修改请复制为新版本。', en: 'Orders and plans may stand on a version in force; to change it, copy it as a new one.' },
        confirm: { zh: '生效后不能再修改；同一父件的现行版本在新版本生效日的前一天截止。', en: 'It cannot be changed any more; the version in force of the same parent ends the day before this one begins.' },
      },
      { key: 'retire', title: { zh: '停用', en: 'Retire' }, from: ['active'], to: 'retired', tone: 'danger', confirm: { zh: '停用后该父件可能没有有效的BOM。', en: 'The parent may be left without a BOM in force.' } },
    ],
  },
});

export const bom = definePage({
  key: 'bom',
  title: { zh: 'BOM', en: 'BOM' },
  help: {
    why: { zh: '说明套件或组装件由什么组成，供订单、计划、采购与包装使用。', en: 'Says what a kit or assembly consists of for orders, planning, purchase and packing.' },
    notes: [
      { zh: '只有草稿可以修改或删除；要改生效的版本，请复制为新版本。', en: 'Only drafts can be changed or deleted; to change a version in force, copy it as a new one.' },
      { zh: '同一父件在任何一天只有一个版本有效；父件不能直接或间接包含自己。', en: 'One version of a parent is in force on any day; a parent never contains itself, on whatever way.' },
      { zh: '“用在哪里”逐层列出用到某SKU的套件；“展开”按日期算出子件需求、成本与重量；“版本比较”列出两个版本的差异。', en: '“Where used” lists what contains a SKU, level by level; “Explode” works out need, cost and weight on a day; “Compare versions” tells two versions apart.' },
      { zh: '导入时每行一个子件，父件与版本相同的行成为一份草稿；一行有误则整份不导入。文件没有生效日期时在导入窗口统一填写。', en: 'In a file each row is a component, rows of one parent and version become one draft; one bad row keeps out the whole. Where the file has no first day it is asked for when importing.' },
      { zh: '成本与毛重按今天生效的BOM汇总到末级子件；缺价格或毛重时为空，“展开”列出缺的是哪些。', en: 'Cost and weight roll up to the leaves by the BOMs in force today; with a price or weight missing they are empty, and “Explode” names what is missing.' },
      { zh: '子件可以从 Excel 整块粘贴，中英文表头都能识别。', en: 'Components can be pasted from Excel as a block, with Chinese or English headings.' },
    ],
  },
  resource: bomRecords,
  columns: ['parent', 'bomVersion', 'nameZh', 'nameEn', 'kind', 'state', 'lineCount', 'cost', 'weight', 'children', 'effectiveFrom', 'effectiveTo', 'note', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 2,
  filters: ['parent', 'children', 'bomVersion', 'kind', 'state', 'cost', 'weight', 'effectiveFrom', 'effectiveTo', 'updatedAt'],
  search: ['parent'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'draft', title: { zh: '草稿', en: 'Draft' }, filters: [{ field: 'state', op: 'eq', value: 'draft' }] },
    { key: 'active', title: { zh: '生效', en: 'Active' }, filters: [{ field: 'state', op: 'eq', value: 'active' }] },
    { key: 'retired', title: { zh: '停用', en: 'Retired' }, filters: [{ field: 'state', op: 'eq', value: 'retired' }] },
    { key: 'whereUsed', title: { zh: '用在哪里', en: 'Where used' }, view: 'basic/bom-where-used' },
    { key: 'explode', title: { zh: '展开', en: 'Explode' }, view: 'basic/bom-explode' },
    { key: 'compare', title: { zh: '版本比较', en: 'Compare versions' }, view: 'basic/bom-compare' },
  ],
  form: [
    { title: { zh: 'BOM', en: 'BOM' }, fields: ['parent', 'bomVersion', 'effectiveFrom', 'effectiveTo', 'note'] },
    { title: { zh: '子件', en: 'Components' }, fields: ['lines'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  transitions: ['activate', 'retire'],
  actions: [
    {
      key: 'newVersion', title: { zh: '复制为新版本', en: 'Copy as new version' }, permission: 'add', on: 'one',
      confirm: { zh: '以下一个版本号新建草稿，子件照抄。', en: 'A draft with the next version number and the same components is made.' },
    },
  ],
  importing: {
    columns: ['parent', 'bomVersion', 'lines.child', 'lines.quantity', 'lines.scrap', 'lines.note', 'effectiveFrom', 'effectiveTo', 'note'],
    mode: 'per_document',
    lines: 'lines',
    asked: ['effectiveFrom'],
    example: { parent: 'BRK-KIT-01', bomVersion: '2', 'lines.child': 'BRP-10001', 'lines.quantity': '1', 'lines.scrap': '2', effectiveFrom: '2026-06-01' },
  },
});
