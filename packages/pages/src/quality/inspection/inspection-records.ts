import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { inspectedLotFields, judgedFields, plannedFields } from './inspection-fields.ts';
import { inspectionStates } from './inspection-states.ts';

/** Lots that are inspected at suppliers and warehouses. */
export const inspectionRecords = defineResource({
  entity: 'inspection',
  label: text('检验单', 'Inspection'),
  service: 'nova',
  readFrom: 'inspection_list',
  nameFields: ['inspectionNo'],
  knownBy: { code: 'inspectionNo' },
  searchedThrough: 'sku',
  scopedBy: { kind: 'supplier', field: 'supplier' },
  constraints: {
    inspection_line: {
      code: 'NO_LINE',
      field: 'orderLine',
      message: text('采购单号与行号须一起填写', 'Enter both the order and the line'),
    },
    inspection_release: {
      code: 'ABOVE_LOT',
      field: 'lotSize',
      message: text('放行数量不能超过批量', 'The released quantity cannot exceed the lot size'),
    },
  },
  fields: { ...inspectedLotFields, ...plannedFields, ...judgedFields },
  unique: [{ fields: ['inspectionNo'] }],
  states: inspectionStates,
});
