import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { mostPriceCut } from '@axle/quality';
import { dispositionOptions } from './disposition-words.ts';

const sortedPieces = (zh: string, en: string, initial?: number) =>
  ({
    kind: 'integer',
    label: text(zh, en),
    required: true,
    min: 0,
    max: 1_000_000,
    ...(initial === undefined ? {} : { initial }),
  }) as const;

/** What is to be done with a rejected lot, and how. */
export const decideInput = {
  kind: { kind: 'enum', label: text('处置方式', 'Disposition'), required: true, options: dispositionOptions },
  plan: {
    kind: 'text',
    label: text('方案与理由', 'Plan and reason'),
    required: true,
    maxLength: 500,
    lines: 3,
    help: text(
      '怎么做、谁来做；让步写明偏差为何可接受。',
      'What is done and by whom; for a concession, why the deviation can be accepted.',
    ),
  },
  qty: {
    kind: 'integer',
    label: text('让步数量', 'Pieces conceded'),
    min: 1,
    max: 1_000_000,
    help: text('仅让步接收；不填为整批。', 'For concessions alone; the whole lot if left empty.'),
  },
  priceCutPct: {
    kind: 'percent',
    label: text('降价比例', 'Price cut'),
    scale: 2,
    min: '0',
    max: mostPriceCut,
    help: text('仅让步接收，0至50%；批准后生成扣款草稿。', 'For concessions alone, 0 to 50%; once approved a deduction is drafted.'),
  },
  validUntil: {
    kind: 'date',
    label: text('让步有效期', 'Concession valid until'),
    help: text('仅让步接收；须在此日前批准。', 'For concessions alone; it must be approved by then.'),
  },
} as const satisfies Fields;

/** What sorting a lot came to. */
export const sortInput = {
  badQty: sortedPieces('不良品', 'Bad pieces'),
  replacedQty: {
    ...sortedPieces('其中已更换', 'Of these replaced', 0),
    help: text('供应商已用良品换下的不良品。', 'Defective pieces that the supplier has replaced with good ones.'),
  },
  costHours: {
    kind: 'decimal',
    label: text('挑选工时', 'Hours of sorting'),
    scale: 1,
    min: '0',
    max: '9999',
    help: text('填写工时与单价，生成挑选费扣款草稿。', 'With hours and rate a deduction for sorting is drafted.'),
  },
  hourRate: { kind: 'decimal', label: text('工时单价', 'Rate per hour'), scale: 2, min: '0', max: '99999' },
} as const satisfies Fields;
