import { text } from '@axle/kernel';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { named } from './fba-fields.ts';

/** Numbers that Amazon sets, from day to day. */
const fbaParameterRecords = defineResource({
  entity: 'fbaParameter',
  label: text('FBA参数', 'FBA parameter'),
  service: 'wms',
  nameFields: ['parameter', 'effectiveFrom'],
  fields: {
    parameter: {
      kind: 'enum',
      label: text('参数', 'Parameter'),
      required: true,
      immutable: true,
      key: true,
      width: 220,
      options: [
        { code: 'inbound_claim_days', label: text('入库短收申诉天数', 'Short-receipt claim period (days)'), tone: 'info' },
        { code: 'warehouse_claim_days', label: text('仓内丢失损坏申诉天数', 'Loss and damage claim period (days)'), tone: 'info' },
        { code: 'box_side_cm', label: text('箱最长边（cm）', 'Max box side (cm)'), tone: 'neutral' },
        { code: 'box_weight_kg', label: text('箱最大重量（kg）', 'Max box weight (kg)'), tone: 'neutral' },
      ],
    },
    value: { kind: 'decimal', label: text('数值', 'Value'), required: true, scale: 3, min: '0.001', max: '100000', width: 100 },
    effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), required: true, immutable: true, key: true, width: 116 },
    effectiveTo: {
      kind: 'date',
      label: text('失效日期', 'Effective to'),
      width: 116,
      help: text('留空表示长期有效。', 'Leave empty for no end date.'),
    },
    source: named('依据', 'Source', 200, 320),
  },
  unique: [{ fields: ['parameter', 'effectiveFrom'] }],
});

export const fbaParameter = definePage({
  key: 'fbaParameter',
  title: text('FBA参数', 'FBA parameters'),
  help: {
    why: text('亚马逊规定的申诉期限与箱规，按生效日期保存。', 'Amazon’s claim periods and box limits, kept by effective date.'),
    notes: [
      text(
        '申诉截止日按事件当日有效的天数计算；改规定时建立下一期，旧事件仍按旧期限。',
        'Claim deadlines use the period in force on the day of the event. When a rule changes, create the next period; earlier events keep the old one.',
      ),
      text('没有有效参数时不计算截止日，也不限制箱规。', 'Without a parameter in force there is no claim deadline and no box limit.'),
    ],
  },
  resource: fbaParameterRecords,
  columns: ['parameter', 'value', 'effectiveFrom', 'effectiveTo', 'source', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['parameter', 'effectiveFrom', 'effectiveTo', 'status'],
  search: ['source'],
  sort: [{ field: 'effectiveFrom', descending: true }],
  form: [{ title: text('参数', 'Parameter'), fields: ['parameter', 'value', 'effectiveFrom', 'effectiveTo', 'source'] }],
  standard: standardActions,
  actions: [
    {
      key: 'nextPeriod',
      title: text('建立下一期', 'Next period'),
      permission: 'add',
      on: 'one',
      input: { effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), required: true } },
      confirm: text('复制为新的一期；原来的一期截止到前一天。', 'Copies it as a new period; the current one ends the day before.'),
    },
  ],
  importing: {
    columns: ['parameter', 'value', 'effectiveFrom', 'effectiveTo', 'source'],
    mode: 'per_row',
    example: { parameter: '仓内丢失损坏申诉天数', value: '60', effectiveFrom: '2024-10-23', source: '亚马逊2024年10月规定' },
  },
});
