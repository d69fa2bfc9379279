import { text } from '@axle/kernel';
import type { Fields, FilesField, IntegerField } from '@axle/page-kit';

const photo = (zh: string, en: string): FilesField => ({
  kind: 'files',
  label: text(zh, en),
  most: 5,
  endings: ['jpg', 'jpeg', 'png', 'webp'],
  mostBytes: 15_728_640,
  width: 90,
});

/** The container, photographed as it is filled. */
export const loadingPhotos = {
  photoEmpty: photo('空柜', 'Empty'),
  photoHalf: photo('半柜', 'Half full'),
  photoFull: photo('满柜', 'Full'),
  photoSealed: photo('封柜', 'Sealed'),
} as const satisfies Fields;

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 999_999,
  width: 96,
  ...more,
});

/** What identifies a line of the batch, and what is planned of it. */
export const plannedLine = {
  orderLine: { kind: 'integer', label: text('行号', 'Line'), required: true, min: 1, max: 500, width: 70 },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 200 },
  plannedCartons: count('计划箱数', 'Cartons planned'),
} as const satisfies Fields;

/** Cartons that were loaded of a line. */
export const loadedCartons = count('装柜箱数', 'Cartons loaded', { readOnly: false });

/** What was found in the cartons that were opened. */
export const loadingDefect = {
  defectCode: { kind: 'ref', label: text('缺陷', 'Defect'), entity: 'defectCode', required: true, width: 240 },
  qty: { kind: 'integer', label: text('数量', 'Qty'), required: true, initial: 1, min: 1, max: 9999, width: 80 },
  note: { kind: 'text', label: text('说明', 'Note'), maxLength: 200, width: 180 },
} as const satisfies Fields;

/** The number of the seal. */
export const sealField = { kind: 'text', label: text('封条号', 'Seal no.'), maxLength: 40, width: 120 } as const;

/** Why more or fewer cartons were loaded. */
export const reasonField = { kind: 'text', label: text('差异原因', 'Why it differs'), maxLength: 500, lines: 2, width: 180 } as const;

/** What an inspector records of a loaded batch. */
export const recordLoadingInput = {
  lines: {
    kind: 'lines',
    label: text('装柜', 'Loaded'),
    required: true,
    by: ['orderLine'],
    most: 500,
    fields: { ...plannedLine, loadedCartons: { ...loadedCartons, required: true } },
  },
  reason: { ...reasonField, help: text('装柜箱数与计划不符时须填写。', 'Required if loaded cartons differ from the plan.') },
  cartonsOpened: { kind: 'integer', label: text('开箱数', 'Cartons opened'), required: true, min: 0, max: 999_999 },
  defects: { kind: 'lines', label: text('缺陷', 'Defects'), by: ['defectCode'], most: 50, fields: loadingDefect },
  sealNo: sealField,
  ...loadingPhotos,
} as const satisfies Fields;

/** The lines of a batch as they are loaded. */
export const loadingLines = {
  ...plannedLine,
  plannedQty: count('计划件数', 'Pieces planned'),
  cartonQty: count('每箱件数', 'Per carton'),
  loadedCartons: { ...loadedCartons, readOnly: true },
  loadedQty: count('装柜件数', 'Pieces loaded'),
  labelsOk: count('箱标合格', 'Labels right'),
} as const satisfies Fields;
