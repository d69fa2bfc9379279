import { text } from '@axle/kernel';
import type { EnumListField, EnumOption } from '@axle/page-kit';
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
