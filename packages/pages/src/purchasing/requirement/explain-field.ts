import { text } from '@axle/kernel';
import type { LinesField } from '@axle/page-kit';

/** How planning came to a requirement, step by step. */
export const explainField = {
  kind: 'lines',
  label: text('MRP说明', 'MRP explanation'),
  readOnly: true,
  by: ['step', 'formula'],
  most: 100,
  fields: {
    step: {
      kind: 'enum',
      label: text('步骤', 'Step'),
      required: true,
      width: 110,
      options: [
        { code: 'demand', label: text('需求', 'Demand') },
        { code: 'supply', label: text('供给', 'Supply') },
        { code: 'safety', label: text('安全库存', 'Safety stock') },
        { code: 'net', label: text('净需求', 'Net requirement') },
        { code: 'lot', label: text('批量', 'Lot size') },
        { code: 'date', label: text('日期', 'Dates') },
        { code: 'other', label: text('其他', 'Other') },
      ],
    },
    formula: { kind: 'text', label: text('公式', 'Formula'), required: true, maxLength: 300, width: 280 },
    inputs: { kind: 'text', label: text('输入', 'Inputs'), maxLength: 600, width: 280 },
    value: { kind: 'decimal', label: text('结果', 'Value'), scale: 4, places: 0, width: 96 },
  },
} as const satisfies LinesField;
