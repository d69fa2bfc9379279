import { harmonisedRow, tariffHolds, tariffParts } from '@axle/logistics';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { nextPeriodAction } from './planning/next-period.ts';
import { tariffFields } from './tariff/tariff-fields.ts';
import { tariffTools } from './tariff/tariff-tools.ts';

export const tariffCodeRecords = defineResource({
  entity: 'tariffCode',
  label: { zh: '海关编码', en: 'Tariff code' },
  service: 'base',
  nameFields: ['code', 'country'],
  fields: tariffFields,
  unique: [{ fields: ['country', 'code', 'effectiveFrom'] }],
  checks: [tariffHolds],
  derive: tariffParts,
});

export const tariffCode = definePage({
  key: 'tariffCode',
  title: { zh: '海关编码', en: 'Tariff codes' },
  help: {
    why: { zh: 'HS与各国编码及其关税、加征、增值税、出口退税率与申报要素，供报关、利润与退税使用。', en: 'HS and national codes with duty, extra duties, VAT, export rebate and declaration elements for customs, profit and refunds.' },
    notes: [
      { zh: '各国编码的前六位须为 WCO 的 HS 2022 子目；同一编码的生效期不能重叠。', en: 'The first six digits of a national code are a subheading of the WCO’s HS 2022; periods of a code never overlap.' },
      { zh: 'HS 2022 公开文件（datasets/harmonized-system，PDDL；列 section,hscode,description,parent,level）可直接导入，TOTAL 行跳过。', en: 'The public file of HS 2022 (datasets/harmonized-system, PDDL; columns section,hscode,description,parent,level) is imported as it is; its row TOTAL is passed over.' },
      { zh: '计税取最长的有效编码（10→8→6位）；没有税率时回答“没有税率”，不会按零计算。', en: 'Goods pay by the longest code with a rate on the day (10, 8, then 6 digits); where there is none they are told so and never reckoned as zero.' },
      { zh: '“指定SKU”把中国编码写入SKU主档，须经审批。', en: '“Assign SKUs” writes a Chinese code into SKUs; it waits for a second person.' },
    ],
  },
  resource: tariffCodeRecords,
  columns: ['country', 'code', 'nameZh', 'nameEn', 'mfn', 'extrasTold', 'vat', 'exportRebate', 'skus', 'effectiveFrom', 'effectiveTo', 'unit1', 'unit2', 'controls', 'level', 'elementsTemplate', 'section', 'parent', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 2,
  filters: ['country', 'code', 'nameZh', 'nameEn', 'level', 'skus', 'exportRebate', 'effectiveFrom', 'effectiveTo', 'section', 'parent', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'code' }],
  tabs: [
    { key: 'national', title: { zh: '各国编码', en: 'National' }, filters: [{ field: 'country', op: 'ne', value: 'WCO' }] },
    { key: 'wco', title: { zh: 'HS 2022', en: 'HS 2022' }, filters: [{ field: 'country', op: 'eq', value: 'WCO' }] },
    { key: 'wcoTree', title: { zh: 'HS 树', en: 'HS tree' }, view: 'basic/hs-tree' },
    ...tariffTools,
  ],
  form: [
    { title: { zh: '编码', en: 'Code' }, fields: ['country', 'code', 'nameZh', 'nameEn', 'effectiveFrom', 'effectiveTo', 'section'] },
    { title: { zh: '税率', en: 'Rates' }, fields: ['mfn', 'vat', 'exportRebate', 'extras'] },
    { title: { zh: '申报', en: 'Declaration' }, fields: ['unit1', 'unit2', 'controls', 'elementsTemplate'] },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'assign', title: { zh: '指定SKU', en: 'Assign SKUs' }, permission: 'update', on: 'one', when: { field: 'country', in: ['CN'] },
      input: {
        skus: { kind: 'tags', label: { zh: 'SKU', en: 'SKU' }, required: true, maxLength: 32, help: { zh: '可批量粘贴，最多500个。', en: 'Paste as many as needed, at most 500.' } },
        reason: { kind: 'text', label: { zh: '变更原因', en: 'Why it changes' }, required: true, maxLength: 500 },
      },
    },
    nextPeriodAction,
  ],
  importing: {
    columns: ['country', 'code', 'nameZh', 'nameEn', 'unit1', 'unit2', 'mfn', 'vat', 'exportRebate', 'controls', 'effectiveFrom', 'effectiveTo', 'elementsTemplate', 'section'],
    also: { code: ['hscode'], nameEn: ['description'] },
    supplied: ['country', 'effectiveFrom'],
    mode: 'per_row',
    reader: harmonisedRow,
    example: { country: '中国', code: '8708301000', nameZh: '装在蹄片上的制动摩擦片', unit1: '千克', mfn: '6', vat: '13', exportRebate: '13', effectiveFrom: '2026-01-01' },
  },
});
