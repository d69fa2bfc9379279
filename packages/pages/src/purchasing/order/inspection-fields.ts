import { text } from '@axle/kernel';
import type { EnumListField, EnumOption, Fields } from '@axle/page-kit';
import type { InspectionKind } from '@axle/purchasing';

/** What kinds of inspection are called. */
export const inspectionOptions = [
  { code: 'ipqc', label: text('过程检验', 'In process') },
  { code: 'outgoing', label: text('出货检验', 'Outgoing') },
  { code: 'final', label: text('终检', 'Final') },
  { code: 'iqc', label: text('来料检验', 'Incoming') },
] as const satisfies readonly (EnumOption & { readonly code: InspectionKind })[];

/** Which inspections are planned of a line. */
export const inspectPlanField = {
  kind: 'enumList',
  label: text('检验计划', 'Inspections'),
  options: inspectionOptions,
  width: 160,
  help: text('含出货检验的行，验货合格的数量才能发货。', 'With outgoing inspection, only released pieces can be shipped.'),
} as const satisfies EnumListField;

/** What was asked to be inspected of an order. */
export const inspectionFields = {
  inspections: {
    kind: 'lines',
    label: text('报检', 'Inspection requests'),
    readOnly: true,
    by: ['seq'],
    most: 5000,
    fields: {
      seq: { kind: 'integer', label: text('序号', 'No.'), required: true, min: 1, max: 5000, width: 70 },
      orderLine: { kind: 'integer', label: text('行号', 'Line'), required: true, min: 1, max: 500, width: 70 },
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 240 },
      kind: { kind: 'enum', label: text('检验类型', 'Kind'), required: true, width: 110, options: inspectionOptions },
      qty: { kind: 'integer', label: text('报检数量', 'Pieces'), required: true, min: 1, max: 999_999, width: 100 },
      wantedOn: { kind: 'date', label: text('期望日期', 'Wanted on'), required: true, width: 120 },
      inspectionStatus: {
        kind: 'enum',
        label: text('状态', 'Status'),
        required: true,
        width: 100,
        options: [{ code: 'requested', label: text('已报检', 'Requested'), tone: 'info' }],
      },
      note: { kind: 'text', label: text('备注', 'Note'), maxLength: 200, width: 180 },
      requestedBy: { kind: 'user', label: text('报检人', 'Requested by'), width: 120 },
      requestedAt: { kind: 'instant', label: text('报检时间', 'Requested at'), required: true, width: 160 },
    },
  },
} as const satisfies Fields;
