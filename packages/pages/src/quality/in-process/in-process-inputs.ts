import { text } from '@axle/kernel';
import type { Fields, FilesField } from '@axle/page-kit';
import { patrolUnits } from '@axle/quality';
import { checkItemFields } from '../standard/standard-fields.ts';
import { verdictOptions } from './in-process-words.ts';

/** Photos of a check. */
export const checkPhotos: FilesField = {
  kind: 'files',
  label: text('照片', 'Photos'),
  most: 20,
  endings: ['jpg', 'jpeg', 'png', 'webp'],
  mostBytes: 15_728_640,
  width: 120,
};

/** What shows that a correction is made. */
export const correctionEvidence: FilesField = {
  kind: 'files',
  label: text('纠正证据', 'Evidence'),
  most: 20,
  endings: ['pdf', 'jpg', 'jpeg', 'png', 'xlsx'],
  mostBytes: 20_971_520,
  width: 140,
};

const { checkGroup, item } = checkItemFields;

/** An item of a check and what was found of it. */
export const checkedItem = {
  checkGroup,
  item,
  measured: { kind: 'decimal', label: text('实测值', 'Measured'), scale: 4, width: 110 },
  conforms: {
    kind: 'bool',
    label: text('合格', 'Conforms'),
    initial: true,
    width: 84,
    help: text('实测值超出标准限值时自动判为不合格。', 'A measured value outside the limits of the standard does not conform.'),
  },
} as const satisfies Fields;

const count = (zh: string, en: string, min: number) =>
  ({ kind: 'integer', label: text(zh, en), required: true, min, max: 1_000_000 }) as const;

/** What the problem is. */
export const problemField = { kind: 'text', label: text('问题', 'Problem'), maxLength: 500, lines: 2, width: 220 } as const;

/** What an inspector records of a check. */
export const recordCheckInput = {
  producedQty: count('已生产件数', 'Produced', 0),
  checkedUnits: { ...count('检查件数', 'Checked', 1), initial: patrolUnits },
  foundUnits: { ...count('不合格件数', 'Nonconforming', 0), initial: 0 },
  items: { kind: 'lines', label: text('检查项', 'Items'), by: ['checkGroup', 'item'], most: 100, fields: checkedItem },
  verdict: {
    kind: 'enum',
    label: text('判定', 'Verdict'),
    options: verdictOptions,
    help: text('不填按检查结果：无不合格为继续，否则为纠正。', 'Follows from the result if left empty: continue, or correct.'),
  },
  problem: { ...problemField, help: text('纠正或停线时须填写。', 'Required to correct or stop.') },
  photos: checkPhotos,
} as const satisfies Fields;

/** How a correction is closed. */
export const closeCorrectionInput = {
  correction: { kind: 'text', label: text('纠正措施', 'Corrective action'), required: true, maxLength: 500, lines: 3 },
  evidence: { ...correctionEvidence, required: true },
} as const satisfies Fields;
