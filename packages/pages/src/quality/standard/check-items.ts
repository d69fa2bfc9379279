import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { checkItemFields, standardPlanFields, standardScopeFields } from './standard-fields.ts';

const { standardNo, inspectType, scopeLevel, category, sku, supplier } = standardScopeFields;

/** The check items of all standards, a row each. */
export const checkItemRecords = defineResource({
  entity: 'checkItem',
  label: text('测试项', 'Check item'),
  service: 'nova',
  table: 'check_item_list',
  nameFields: ['standardNo', 'item'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier', openWithout: true },
  searchedThrough: 'sku',
  fields: {
    standardNo,
    inspectType,
    scopeLevel,
    category,
    sku,
    supplier,
    level: standardPlanFields.level,
    lineNo: { kind: 'integer', label: text('行号', 'Line'), readOnly: true, min: 1, max: 1000, width: 70 },
    ...checkItemFields,
    enabled: { kind: 'bool', label: text('启用', 'Enabled'), readOnly: true, width: 80 },
  },
});

export const checkItems = definePage({
  key: 'checkItems',
  title: text('测试项', 'Check items'),
  words: ['检验项目', 'check list'],
  help: {
    why: text(
      '跨标准查找测试项：哪些标准检查同一项目、要求是否一致。',
      'Finds check items over all standards: which standards check the same item, and whether the requirements agree.',
    ),
    notes: [text('要修改测试项，请为其标准建新版本。', 'To change an item, make a new version of its standard.')],
  },
  resource: checkItemRecords,
  columns: [
    'standardNo',
    'lineNo',
    'checkGroup',
    'item',
    'method',
    'spec',
    'unit',
    'lsl',
    'usl',
    'defectClass',
    'specialLevel',
    'inspectType',
    'scopeLevel',
    'category',
    'sku',
    'supplier',
    'level',
    'enabled',
  ],
  pinned: 1,
  filters: [
    'standardNo',
    'item',
    'checkGroup',
    'defectClass',
    'specialLevel',
    'inspectType',
    'scopeLevel',
    'category',
    'sku',
    'supplier',
    'enabled',
  ],
  search: ['standardNo', 'item', 'spec', 'method'],
  sort: [{ field: 'standardNo' }, { field: 'lineNo' }],
  opens: [{ field: 'enabled', op: 'eq', value: true }],
  drills: {
    standardNo: {
      section: 'qualityTesting',
      page: 'sampleJudgementStandard',
      filters: [{ field: 'standardNo', op: 'eq', by: 'standardNo' }],
    },
  },
  standard: ['list', 'export'],
});
