import { text } from '@axle/kernel';
import type { EnumOption, Fields, InstantField, UserField } from '@axle/page-kit';
import { keptMarkFields } from '../sampling/mark-fields.ts';
import { checkGroups } from '../quality-options.ts';

/** What a photo is the example of. */
export const exemplarOptions = [
  { code: 'ok', label: text('合格样', 'Good'), tone: 'good', also: ['OK'] },
  { code: 'limit', label: text('限度样', 'Limit'), tone: 'warn', also: ['LIMIT'] },
  { code: 'ng', label: text('不合格样', 'Not accepted'), tone: 'bad', also: ['NG'] },
] as const satisfies readonly EnumOption[];

const by = (zh: string, en: string): UserField => ({ kind: 'user', label: text(zh, en), readOnly: true, hidden: true, width: 100 });
const at = (zh: string, en: string): InstantField => ({ kind: 'instant', label: text(zh, en), readOnly: true, hidden: true, width: 150 });

/** What a photo of a sample shows: its unit, and what of it does not conform. */
export const shownFields = {
  defectCodes: {
    kind: 'tags',
    codesOf: 'defectCode',
    label: text('缺陷', 'Defects'),
    readOnly: true,
    maxLength: 8,
    width: 130,
    help: text(
      '照片所示单件的缺陷；件号不明时为整批的缺陷。',
      'Of the unit that the photo shows; of the whole lot where the unit is not known.',
    ),
  },
  checkGroups: { kind: 'enumList', label: text('检查分组', 'Check groups'), readOnly: true, options: checkGroups, width: 130 },
  unitNo: { kind: 'integer', label: text('件号', 'Unit'), readOnly: true, min: 1, max: 1_000_000, width: 80 },
  annotations: {
    kind: 'integer',
    label: text('标注数', 'Marks'),
    readOnly: true,
    min: 1,
    max: 40,
    width: 84,
    help: text('画在照片上的标注，不含已被替换的。', 'Drawn over the photo, without those that were replaced.'),
  },
} as const satisfies Fields;

/** What was decided about a photo, and what is drawn over it. */
export const decidedFields = {
  exemplar: { kind: 'enum', label: text('样板', 'Exemplar'), readOnly: true, options: exemplarOptions, width: 90 },
  exemplarOf: { kind: 'ref', label: text('样板缺陷', 'Exemplar of'), entity: 'defectCode', readOnly: true, width: 200 },
  exemplarBy: by('样板设定人', 'Exemplar by'),
  exemplarAt: at('样板设定时间', 'Exemplar at'),
  hidden: { kind: 'bool', label: text('已隐藏', 'Hidden'), readOnly: true, width: 80 },
  hideReason: { kind: 'text', label: text('隐藏原因', 'Why hidden'), readOnly: true, hidden: true, maxLength: 200, width: 180 },
  hiddenBy: by('隐藏人', 'Hidden by'),
  hiddenAt: at('隐藏时间', 'Hidden at'),
  marks: {
    kind: 'lines',
    label: text('照片标注', 'Marks on photos'),
    readOnly: true,
    by: ['place', 'edition'],
    most: 400,
    fields: keptMarkFields,
  },
} as const satisfies Fields;
