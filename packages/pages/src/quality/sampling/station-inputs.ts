import { text } from '@axle/kernel';
import type { Fields, IntegerField } from '@axle/page-kit';
import { markFields } from './mark-fields.ts';
import { measuredFields } from './measure-fields.ts';
import { defectPhotos, foundDefect } from './found-defect.ts';

const unit = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  required: true,
  min: 1,
  max: 1_000_000,
});

/** The tablet at which somebody records. */
export const tabletInput = {
  tablet: { kind: 'text', label: text('平板标识', 'Tablet'), required: true, maxLength: 64 },
} as const satisfies Fields;

/** The unit that is taken back. */
export const undoUnitInput = { ...tabletInput, unit: unit('件号', 'Unit') } as const satisfies Fields;

/** A label that was scanned: an FNSKU, or that of a carton. */
export const scanLabelInput = {
  ...tabletInput,
  code: { kind: 'text', label: text('标签', 'Label'), required: true, maxLength: 120 },
} as const satisfies Fields;

/** Units as they are recorded at a station: the next one with its defects, or several that conform. */
export const saveUnitInput = {
  ...tabletInput,
  fromUnit: unit('从第几件', 'From unit'),
  toUnit: unit('到第几件', 'To unit'),
  defects: { kind: 'lines', label: text('缺陷', 'Defects'), by: ['unitNo', 'defectCode'], most: 50, fields: foundDefect },
  measures: {
    kind: 'lines',
    label: text('测量值', 'Measures'),
    by: ['checkGroup', 'item'],
    most: 200,
    fields: { checkGroup: measuredFields.checkGroup, item: measuredFields.item, value: measuredFields.value },
  },
  photos: { ...defectPhotos, most: 10 },
} as const satisfies Fields;

/** What is drawn over a photo, by the version of the photo that was seen. */
export const annotateInput = {
  photo: { kind: 'text', label: text('照片标识', 'Photo'), required: true, maxLength: 64 },
  version: { kind: 'integer', label: text('版本', 'Version'), required: true, min: 1, max: 2_147_483_647 },
  marks: { kind: 'lines', label: text('标注', 'Marks'), by: ['place'], most: 40, fields: markFields },
} as const satisfies Fields;
