import { text } from '@axle/kernel';
import type { ColumnDrill, LineField } from '@axle/page-kit';
import { inspectionOptions } from '../order/inspection-fields.ts';

/** How a lot was inspected. */
export const lotTypeColumn = {
  lotType: { kind: 'enum', label: text('检验类型', 'Inspection'), options: inspectionOptions, hidden: true, width: 110 },
} as const satisfies Readonly<Record<string, LineField>>;

const inspected = (page: string, tab: string, type: string, number = 'inspectionNo'): ColumnDrill => ({
  section: 'qualityTesting',
  page,
  tab,
  filters: [{ field: number, op: 'eq', by: 'documentNo' }],
  when: { field: 'lotType', in: [type] },
});

/** The number of a judged lot opens its inspection. */
export const toLot: readonly ColumnDrill[] = [
  inspected('outgoingInspection', 'tab3', 'outgoing'),
  inspected('iqcInspection', 'tab2', 'iqc'),
  inspected('finalShipmentInspection', 'all', 'final', 'checkNo'),
];
