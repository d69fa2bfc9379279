import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { markFields } from '../sampling/mark-fields.ts';
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

/** What is drawn over a photo. */
export const marksInput = {
  marks: { kind: 'lines', label: text('标注', 'Marks'), by: ['place'], most: 40, fields: markFields },
} as const satisfies Fields;

/** Photos that somebody adds to an inspection of a lot, and what they show. */
export const uploadInput = {
  inspection: { kind: 'ref', label: text('检验单号', 'Inspection no.'), entity: 'inspection', required: true },
  photos: {
    kind: 'files',
    label: text('图片', 'Photos'),
    required: true,
    most: 20,
    endings: ['jpg', 'jpeg', 'png', 'webp'],
    mostBytes: 15_728_640,
    help: text('一次最多20张，每张不超过15 MB。', 'Up to 20 at once, 15 MB each.'),
  },
  unitNo: { kind: 'integer', label: text('件号', 'Unit'), min: 1, max: 1_000_000 },
  defectCode: { kind: 'ref', label: text('缺陷', 'Defect'), entity: 'defectCode' },
} as const satisfies Fields;
