import { text } from '@axle/kernel';
import type { Fields, IntegerField, TextField } from '@axle/page-kit';
import { inspectionOptions } from '../../purchasing/order/inspection-fields.ts';
import { defectClassOptions, severityOptions } from '../quality-options.ts';

/** Whose lots, and which of their defects, switch together. */
export const switchedFields = {
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, readOnly: true, key: true, width: 200 },
  category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category', required: true, readOnly: true, key: true, width: 160 },
  inspectType: {
    kind: 'enum',
    label: text('检验类型', 'Type'),
    required: true,
    readOnly: true,
    key: true,
    options: inspectionOptions,
    width: 100,
  },
  defectClass: {
    kind: 'enum',
    label: text('缺陷等级', 'Class'),
    required: true,
    readOnly: true,
    key: true,
    options: defectClassOptions,
    width: 90,
  },
} as const satisfies Fields;

const count = (zh: string, en: string, more: Partial<IntegerField>): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  required: true,
  readOnly: true,
  min: 0,
  max: 1_000_000,
  width: 110,
  ...more,
});

const lastLots: TextField = {
  kind: 'text',
  label: text('最近批次', 'Last lots'),
  readOnly: true,
  maxLength: 5,
  width: 100,
  help: text('A合格、R不合格，最多五批，最近的在最右。', 'A accepted, R rejected; five at most, the latest on the right.'),
};

/** How lots are inspected, and what counts towards a change. */
export const countedFields = {
  score: count('转移得分/30', 'Score/30', {
    help: text('达到30且生产稳定，可批准放宽检验。', 'At 30, with steady production, reduced inspection can be approved.'),
  }),
  lastLots,
  acceptedRun: count('连续合格', 'Accepted run', {
    help: text('加严检验连续5批合格即转为正常。', 'Five accepted lots in a row return tightened inspection to normal.'),
  }),
  tightenedRejects: count('加严不合格', 'Tightened rejects', {
    width: 130,
    help: text('加严期间累计5批不合格即暂停检验。', 'The fifth rejected lot under tightened inspection discontinues it.'),
  }),
} as const satisfies Fields;

/** How strictly lots are inspected. */
export const severityField = {
  kind: 'enum',
  label: text('严格度', 'Severity'),
  required: true,
  readOnly: true,
  options: severityOptions,
  width: 90,
} as const satisfies Fields[string];
