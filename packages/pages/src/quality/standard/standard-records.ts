import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { checkStandard } from '@axle/quality';
import { checkItemFields, standardPlanFields, standardScopeFields } from './standard-fields.ts';

/** What is checked, at which level and limits: a version each, which is never changed. */
export const judgementStandardRecords = defineResource({
  entity: 'judgementStandard',
  label: text('判定标准', 'Judgement standard'),
  service: 'nova',
  readFrom: 'judgement_standard_list',
  nameFields: ['standardNo'],
  knownBy: { code: 'standardNo' },
  scopedBy: { kind: 'supplier', field: 'supplier', openWithout: true },
  searchedThrough: 'sku',
  fields: {
    ...standardScopeFields,
    ...standardPlanFields,
    itemCount: { kind: 'integer', label: text('测试项数', 'Items'), readOnly: true, figure: true, min: 0, max: 1000, width: 86 },
    items: { kind: 'lines', label: text('测试项', 'Check items'), by: ['checkGroup', 'item'], most: 200, fields: checkItemFields },
    limitImages: {
      kind: 'files',
      label: text('限度图片', 'Limit images'),
      most: 20,
      endings: ['jpg', 'jpeg', 'png', 'webp'],
      mostBytes: 15_728_640,
      width: 120,
      help: text('可接受与不可接受的样板图片。', 'Pictures of limit samples, acceptable and not acceptable.'),
    },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, width: 220 },
  },
  unique: [{ fields: ['code', 'standardVersion'] }, { fields: ['standardNo'] }],
  checks: [checkStandard],
});
