import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { loadedBatchFields, loadedFields } from './loading-fields.ts';
import { loadingStates } from './loading-states.ts';

/** Inspections of batches as they are loaded. */
export const loadingRecords = defineResource({
  entity: 'loadingCheck',
  label: text('最终出货检验', 'Final shipment inspection'),
  service: 'nova',
  nameFields: ['checkNo'],
  knownBy: { code: 'checkNo' },
  scopedBy: { kind: 'supplier', field: 'supplier' },
  constraints: {
    loading_check_once: {
      code: 'OPEN_CHECK',
      field: 'shipBatch',
      message: text('该批次已有未完成的检验', 'The batch has an inspection that is not finished'),
    },
  },
  fields: { ...loadedBatchFields, ...loadedFields },
  unique: [{ fields: ['checkNo'] }],
  states: loadingStates,
});
