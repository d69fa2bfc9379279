import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { defectPhotos, foundDefect } from './found-defect.ts';

/** What is ready of a lot at the supplier; an incoming lot needs neither. */
export const startInput = {
  finishedQty: {
    kind: 'integer',
    label: text('已完工件数', 'Finished'),
    min: 0,
    max: 1_000_000,
    help: text('出货检验须填写。', 'Needed for outgoing inspections.'),
  },
  packedQty: {
    kind: 'integer',
    label: text('已装箱件数', 'Packed'),
    min: 0,
    max: 1_000_000,
    help: text('出货检验须填写，至少为批量的80%。', 'Required for outgoing inspections; at least 80% of the lot.'),
  },
} as const satisfies Fields;

/** Units that were inspected, with the defects among them. */
export const recordInput = {
  inspectedUnits: {
    kind: 'integer',
    label: text('已检到第几件', 'Inspected up to unit'),
    required: true,
    min: 1,
    max: 1_000_000,
    help: text('未列出缺陷的件为合格。', 'Units without a defect below are conforming.'),
  },
  defects: { kind: 'lines', label: text('缺陷', 'Defects'), by: ['unitNo', 'defectCode'], most: 500, fields: foundDefect },
  photos: defectPhotos,
} as const satisfies Fields;

/** From which unit on a lot is judged again, and why. */
export const reopenInput = {
  fromUnit: {
    kind: 'integer',
    label: text('从第几件起', 'From unit'),
    required: true,
    min: 1,
    max: 1_000_000,
    help: text('该件及之后的记录作废，重新录入。', 'Records from this unit on are void and entered again.'),
  },
  reason: { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 500, lines: 2 },
} as const satisfies Fields;

/** Why a lot may be inspected once more, and when. */
export const reinspectInput = {
  planDate: { kind: 'date', label: text('复检日期', 'Planned for'), required: true },
  reason: { kind: 'text', label: text('供应商整改说明', 'Corrective action of the supplier'), required: true, maxLength: 500, lines: 3 },
  fee: {
    kind: 'decimal',
    label: text('复检费', 'Fee of re-inspection'),
    scale: 2,
    min: '0',
    max: '999999',
    help: text(
      '由供应商承担，按订单币种生成检测费扣款草稿。',
      'Charged to the supplier: a deduction for testing is drafted in the currency of the order.',
    ),
  },
} as const satisfies Fields;
