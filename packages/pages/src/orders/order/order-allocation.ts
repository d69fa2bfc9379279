import { text } from '@axle/kernel';
import type { EnumOption, LinesField } from '@axle/page-kit';

const verdicts = [
  { code: 'whole', label: text('采用', 'Chosen'), tone: 'good' },
  { code: 'part', label: text('采用(拆单)', 'Chosen (split)'), tone: 'good' },
  { code: 'chosen', label: text('人工指定', 'Assigned by hand'), tone: 'good' },
  { code: 'lacks', label: text('库存不足', 'Not enough stock'), tone: 'bad' },
  { code: 'refused', label: text('不可发', 'Cannot ship'), tone: 'bad' },
  { code: 'priority', label: text('规则优先级靠后', 'Lower rule priority'), tone: 'neutral' },
  { code: 'days', label: text('超出承诺时效', 'Later than promised'), tone: 'neutral' },
  { code: 'cost', label: text('运费更高', 'Higher cost'), tone: 'neutral' },
  { code: 'code', label: text('编码靠后', 'Later by code'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** [S6] The warehouses that were looked at when the order was last allocated, each with the reason why it was taken or not. */
export const orderCandidates = {
  kind: 'lines',
  label: text('配仓依据', 'Allocation'),
  readOnly: true,
  by: ['warehouse'],
  most: 100,
  fields: {
    warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', required: true, readOnly: true, width: 140 },
    verdict: { kind: 'enum', label: text('结果', 'Result'), options: verdicts, readOnly: true, width: 150 },
    place: { kind: 'integer', label: text('优先级', 'Priority'), readOnly: true, min: 1, max: 1000, width: 80 },
    costUsd: { kind: 'money', label: text('运费', 'Freight'), scale: 4, places: 2, currency: { code: 'USD' }, readOnly: true, width: 100 },
    days: { kind: 'integer', label: text('天数', 'Days'), readOnly: true, min: 0, max: 1000, width: 70 },
    channel: { kind: 'ref', label: text('渠道', 'Channel'), entity: 'logisticsChannel', readOnly: true, width: 150 },
    lacks: { kind: 'text', label: text('缺少', 'Lacks'), maxLength: 2000, readOnly: true, width: 200 },
    reason: { kind: 'text', label: text('原因', 'Reason'), maxLength: 2000, readOnly: true, width: 280 },
  },
} as const satisfies LinesField;
