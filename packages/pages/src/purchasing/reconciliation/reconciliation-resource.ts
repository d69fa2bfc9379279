import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { answeredFields, statedFields, statementFields, statementLines } from './reconciliation-fields.ts';
import { reconciliationStates } from './reconciliation-states.ts';

/** What is agreed with suppliers month by month. */
export const reconciliationResource = defineResource({
  entity: 'reconciliation',
  label: text('对账单', 'Statement'),
  service: 'purchase-service',
  readFrom: 'reconciliation_list',
  nameFields: ['stmtNo'],
  knownBy: { code: 'stmtNo' },
  searchedThrough: 'supplier',
  scopedBy: { kind: 'supplier', field: 'supplier' },
  fields: { ...statementFields, ...statedFields, ...answeredFields, ...statementLines },
  unique: [{ fields: ['supplier', 'companyEntity', 'currency', 'period'] }],
  states: reconciliationStates,
});
