import { text } from '@axle/kernel';
import type { DecimalField, EnumOption, Fields } from '@axle/page-kit';
import { markWidths } from '@axle/quality';

const share = (zh: string, en: string): DecimalField => ({
  kind: 'decimal',
  label: text(zh, en),
  required: true,
  scale: 6,
  min: '0',
  max: '1',
  width: 90,
});

/** What the colour of a mark says. */
const colourOptions = [
  { code: 'critical', label: text('致命（红）', 'Critical (red)'), tone: 'bad' },
  { code: 'major', label: text('主要（橙）', 'Major (orange)'), tone: 'warn' },
  { code: 'minor', label: text('次要（黄）', 'Minor (yellow)'), tone: 'warn' },
  { code: 'note', label: text('说明（蓝）', 'Note (blue)'), tone: 'good' },
] as const satisfies readonly EnumOption[];

/** A mark over a photo, in coordinates of the original image from 0 to 1. */
export const markFields = {
  place: { kind: 'integer', label: text('序号', 'No.'), required: true, min: 1, max: 1000, width: 70 },
  tool: {
    kind: 'enum',
    label: text('工具', 'Tool'),
    required: true,
    options: [
      { code: 'rect', label: text('矩形', 'Rectangle') },
      { code: 'ellipse', label: text('椭圆', 'Ellipse') },
      { code: 'arrow', label: text('箭头', 'Arrow') },
      { code: 'line', label: text('直线', 'Line') },
      { code: 'free', label: text('手绘', 'By hand') },
      { code: 'words', label: text('文字', 'Text') },
      { code: 'measure', label: text('测量线', 'Length') },
    ],
    width: 90,
  },
  fromX: share('起点X', 'From X'),
  fromY: share('起点Y', 'From Y'),
  toX: share('终点X', 'To X'),
  toY: share('终点Y', 'To Y'),
  path: { kind: 'text', label: text('手绘线的点', 'Points by hand'), maxLength: 8000, width: 120 },
  colour: { kind: 'enum', label: text('颜色', 'Colour'), required: true, options: colourOptions, width: 110 },
  width: {
    kind: 'integer',
    label: text('线宽', 'Width'),
    required: true,
    initial: markWidths.usual,
    min: markWidths.least,
    max: markWidths.most,
    width: 80,
  },
  words: { kind: 'text', label: text('文字', 'Words'), maxLength: 200, width: 180 },
  defectCode: { kind: 'ref', label: text('缺陷', 'Defect'), entity: 'defectCode', width: 200 },
} as const satisfies Fields;

/** A mark as it is kept: who drew it, and whether a later edition took its place. */
export const keptMarkFields = {
  ...markFields,
  edition: { kind: 'integer', label: text('版次', 'Edition'), required: true, min: 1, max: 1000, width: 80 },
  drawnBy: { kind: 'user', label: text('标注人', 'Drawn by'), width: 100 },
  drawnAt: { kind: 'instant', label: text('标注时间', 'Drawn at'), width: 150 },
  replaced: { kind: 'bool', label: text('已被替换', 'Replaced'), width: 90 },
} as const satisfies Fields;

/** The unit of a sample that a photo shows. */
export const unitPhotoFields = {
  photo: { kind: 'text', label: text('照片标识', 'Photo'), required: true, maxLength: 64, width: 120 },
  unitNo: { kind: 'integer', label: text('件号', 'Unit'), required: true, min: 1, max: 1_000_000, width: 80 },
} as const satisfies Fields;
