import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { aqlOptions, checkGroups, defectClassOptions, inspectionLevelOptions, inspectTypes, specialLevels } from '../quality-options.ts';

const aql = (zh: string, en: string) => ({ kind: 'enum', label: text(zh, en), options: aqlOptions, width: 96 }) as const;

/** What a standard is called and what it is for. */
export const standardScopeFields = {
  standardNo: {
    kind: 'code',
    label: text('标准号', 'Standard no.'),
    readOnly: true,
    key: true,
    maxLength: 40,
    width: 150,
    help: text('编码与版本。', 'Code and version.'),
  },
  code: {
    kind: 'code',
    label: text('标准编码', 'Code'),
    key: true,
    required: true,
    maxLength: 30,
    width: 130,
    help: text('已有的编码即为其新版本。', 'An existing code makes its next version.'),
  },
  standardVersion: {
    kind: 'integer',
    label: text('版本', 'Version'),
    readOnly: true,
    min: 1,
    max: 100_000,
    grouping: false,
    width: 76,
  },
  inspectType: { kind: 'enum', label: text('检验类型', 'Inspection type'), required: true, options: inspectTypes, width: 120 },
  scopeLevel: {
    kind: 'enum',
    label: text('适用范围', 'Scope'),
    required: true,
    initial: 'global',
    options: [
      { code: 'global', label: text('全部', 'Global') },
      { code: 'category', label: text('品类', 'Category') },
      { code: 'sku', label: text('SKU', 'SKU') },
      { code: 'supplierSku', label: text('供应商SKU', 'Supplier SKU') },
    ],
    width: 110,
    help: text('检验时取最近的范围：供应商SKU、SKU、品类、全部。', 'The nearest scope counts: supplier SKU, SKU, category, global.'),
  },
  category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category', width: 180 },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', width: 200 },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', width: 180 },
} as const satisfies Fields;

/** By which plans its inspections are drawn. */
export const standardPlanFields = {
  level: { kind: 'enum', label: text('检验水平', 'Level'), required: true, initial: 'II', options: inspectionLevelOptions, width: 90 },
  crMode: {
    kind: 'enum',
    label: text('致命缺陷', 'Critical defects'),
    required: true,
    initial: 'zero',
    options: [
      { code: 'zero', label: text('零接收', 'None accepted') },
      { code: 'aql', label: text('按AQL', 'By AQL') },
    ],
    width: 120,
  },
  aqlCR: { ...aql('致命AQL', 'AQL critical'), help: text('仅在致命缺陷按AQL时填写。', 'Only if critical defects are judged by AQL.') },
  aqlMA: { ...aql('主要AQL', 'AQL major'), required: true, initial: '2.5' },
  aqlMI: { ...aql('次要AQL', 'AQL minor'), required: true, initial: '4' },
  oneLetter: {
    kind: 'bool',
    label: text('统一样本字码', 'One letter'),
    initial: false,
    width: 116,
    help: text('各类缺陷都按样本量最大的字码查表。', 'All classes are looked up at the letter with the largest sample.'),
  },
} as const satisfies Fields;

const limit = (zh: string, en: string) => ({ kind: 'decimal', label: text(zh, en), scale: 4, width: 96 }) as const;

/** What is checked on a unit, or on the lot. */
export const checkItemFields = {
  checkGroup: { kind: 'enum', label: text('分组', 'Group'), required: true, options: checkGroups, width: 110 },
  item: { kind: 'text', label: text('测试项', 'Check item'), required: true, maxLength: 100, width: 200 },
  method: { kind: 'text', label: text('方法', 'Method'), maxLength: 200, width: 180 },
  spec: { kind: 'text', label: text('要求', 'Requirement'), maxLength: 300, width: 240 },
  unit: { kind: 'text', label: text('单位', 'Unit'), maxLength: 20, width: 70 },
  lsl: limit('下限', 'Lower limit'),
  usl: limit('上限', 'Upper limit'),
  defectClass: { kind: 'enum', label: text('缺陷类别', 'Defect class'), required: true, options: defectClassOptions, width: 100 },
  specialLevel: {
    kind: 'enum',
    label: text('特殊水平', 'Special level'),
    options: specialLevels,
    width: 100,
    help: text('破坏性或费时的测试按特殊水平抽样。', 'Destructive or slow tests are sampled at a special level.'),
  },
} as const satisfies Fields;
