import { text } from '@axle/kernel';
import type { DecimalField, Fields } from '@axle/page-kit';

const share = (zh: string, en: string): DecimalField => ({
  kind: 'decimal',
  label: text(zh, en),
  required: true,
  scale: 6,
  min: '0',
  max: '1',
  width: 90,
});

/** A mark over a photo, in coordinates of the original image from 0 to 1. */
export const markFields = {
  place: { kind: 'integer', label: text('序号', 'No.'), required: true, min: 1, max: 1000, width: 70 },
  tool: {
    kind: 'enum',
    label: text('工具', 'Tool'),
    required: true,
    options: [
      { code: 'rect', label: text('矩形', 'Rectangle') },
      { code: 'arrow', label: text('箭头', 'Arrow') },
      { code: 'words', label: text('文字', 'Text') },
    ],
    width: 90,
  },
  fromX: share('起点X', 'From X'),
  fromY: share('起点Y', 'From Y'),
  toX: share('终点X', 'To X'),
  toY: share('终点Y', 'To Y'),
  words: { kind: 'text', label: text('文字', 'Words'), maxLength: 200, width: 180 },
} as const satisfies Fields;

/** The photo that a mark lies over, and who drew it. */
export const keptMarkFields = {
  photo: { kind: 'text', label: text('照片标识', 'Photo'), required: true, maxLength: 64, width: 120 },
  ...markFields,
  drawnBy: { kind: 'user', label: text('标注人', 'Drawn by'), width: 100 },
  drawnAt: { kind: 'instant', label: text('标注时间', 'Drawn at'), width: 150 },
} as const satisfies Fields;

/** The unit of a sample that a photo shows. */
export const unitPhotoFields = {
  photo: keptMarkFields.photo,
  unitNo: { kind: 'integer', label: text('件号', 'Unit'), required: true, min: 1, max: 1_000_000, width: 80 },
} as const satisfies Fields;
