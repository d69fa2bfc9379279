import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { exemplarOptions } from './image-fields.ts';

/** Of which defect a photo becomes a limit picture, and as what. */
export const exemplarInput = {
  exemplar: { kind: 'enum', label: text('样板', 'Exemplar'), required: true, options: exemplarOptions },
  exemplarOf: {
    kind: 'ref',
    label: text('缺陷', 'Defect'),
    entity: 'defectCode',
    required: true,
    help: text('图片加入该缺陷的限度样图，判定台选缺陷时显示。', 'The photo joins its limit pictures, shown where the defect is picked.'),
  },
} as const satisfies Fields;

/** Why a photo is hidden. */
export const hideInput = {
  hideReason: { kind: 'text', label: text('隐藏原因', 'Reason'), required: true, maxLength: 200, lines: 2 },
} as const satisfies Fields;
