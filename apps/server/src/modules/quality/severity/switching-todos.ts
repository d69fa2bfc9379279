import { text } from '@axle/kernel';
import { scoreToReduce } from '@axle/quality';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Classes whose score lets them be inspected by reduced plans. */
export const reducedOffered: TodoSource = {
  key: 'reducedOffered',
  title: text('可放宽检验', 'Inspection that can be reduced'),
  next: { zh: '确认生产稳定，“{approveReduced}”', en: 'Confirm steady production, then {approveReduced}' },
  page: 'switching',
  tab: 'offered',
  waitsFor: 'approveReduced',
  filters: () => [
    { field: 'severity', op: 'in', value: ['normal'] },
    { field: 'score', op: 'gte', value: scoreToReduce },
  ],
};

/** Suppliers of whom no lot is inspected until they acted. */
export const suppliersStopped: TodoSource = {
  key: 'suppliersStopped',
  title: text('已暂停检验的供应商', 'Suppliers with inspection discontinued'),
  next: { zh: '核对整改证据，“{resume}”', en: 'Check the evidence of their action, then {resume}' },
  page: 'switching',
  tab: 'discontinued',
  waitsFor: 'resume',
  filters: () => [{ field: 'severity', op: 'in', value: ['discontinued'] }],
};
