import { text } from '@axle/kernel';
import type { Fields, FilesField } from '@axle/page-kit';

/** Photos of the defects found. */
export const defectPhotos: FilesField = {
  kind: 'files',
  label: text('照片', 'Photos'),
  most: 50,
  endings: ['jpg', 'jpeg', 'png', 'webp'],
  mostBytes: 15_728_640,
  width: 120,
  help: text('致命与主要缺陷须有照片。', 'Critical and major defects need a photo.'),
};

/** One defect of one unit of the sample. */
export const foundDefect = {
  unitNo: { kind: 'integer', label: text('件号', 'Unit'), required: true, min: 1, max: 1_000_000, width: 80 },
  defectCode: { kind: 'ref', label: text('缺陷', 'Defect'), entity: 'defectCode', required: true, width: 240 },
  qty: { kind: 'integer', label: text('数量', 'Qty'), required: true, initial: 1, min: 1, max: 9999, width: 80 },
  note: { kind: 'text', label: text('说明', 'Note'), maxLength: 200, width: 180 },
} as const satisfies Fields;
