import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { countedFields, severityField, switchedFields } from './switching-fields.ts';
import { switchingStates } from './switching-states.ts';

/** How strictly lots are inspected, by supplier, category, kind of inspection and class of defects. */
export const switchStateRecords = defineResource({
  entity: 'switchState',
  label: text('转移记录', 'Switching record'),
  service: 'nova',
  nameFields: ['switchNo'],
  knownBy: { code: 'switchNo' },
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'supplier',
  fields: {
    switchNo: numberOf('转移编号', 'Switching no.'),
    ...switchedFields,
    severity: severityField,
    ...countedFields,
    since: { kind: 'instant', label: text('起始时间', 'Since'), required: true, readOnly: true, width: 150 },
  },
  unique: [{ fields: ['supplier', 'category', 'inspectType', 'defectClass'] }],
  states: switchingStates,
});
