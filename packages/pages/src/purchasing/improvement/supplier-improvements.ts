import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { inState } from '../../in-state.ts';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { scoreDimensions } from '../board/score-dimensions.ts';
import { evidenceFiles, evidenceNote, improvementState, improvementStates } from './improvement-fields.ts';

const supplierImprovementRecords = defineResource({
  entity: 'supplierImprovement',
  label: text('改进项', 'Improvement'),
  service: 'purchase-service',
  nameFields: ['actionNo'],
  readFrom: 'supplier_improvement_list',
  scopedBy: { kind: 'supplier', field: 'supplier' },
  fields: {
    actionNo: numberOf('改进编号', 'Improvement no.'),
    supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, width: 200 },
    dimension: { kind: 'enum', label: text('维度', 'Dimension'), required: true, options: scoreDimensions, width: 90 },
    task: { kind: 'text', label: text('改进内容', 'Action'), required: true, maxLength: 500, lines: 3, width: 300 },
    owner: {
      kind: 'user',
      label: text('负责人', 'Owner'),
      width: 100,
      help: text('不填取供应商的采购负责人，否则为自己。', 'The buyer of the supplier if left empty, else you.'),
    },
    dueDate: { kind: 'date', label: text('到期日', 'Due'), required: true, width: 116 },
    daysLate: {
      kind: 'integer',
      label: text('逾期天数', 'Days overdue'),
      readOnly: true,
      figure: true,
      min: 0,
      max: 99_999,
      width: 100,
      reveals: ['dueDate', 'state'],
    },
    state: improvementState,
    evidence: evidenceFiles,
    evidenceNote: { ...evidenceNote, readOnly: true },
    closedAt: { kind: 'instant', label: text('关闭时间', 'Closed at'), readOnly: true, width: 150 },
  },
  unique: [{ fields: ['actionNo'] }],
  states: improvementStates,
});

export const supplierImprovements = definePage({
  key: 'supplierImprovements',
  title: text('改进', 'Improvements'),
  words: ['改进措施', '8D', 'CAPA', 'corrective action'],
  help: {
    why: text(
      '评审会上与供应商约定的改进：谁负责、何时完成、凭什么关闭。',
      'What suppliers agreed to improve in review meetings: who is responsible, by when, and the evidence for closing.',
    ),
    notes: [
      text('过了到期日仍未关闭的为逾期。', 'An improvement that is still open after its due date is overdue.'),
      text('关闭时写明证据，可附文件；关闭后不能重新打开。', 'Closing requires the evidence, optionally with files; it cannot be undone.'),
    ],
  },
  resource: supplierImprovementRecords,
  columns: [
    'actionNo',
    'supplier',
    'dimension',
    'task',
    'owner',
    'dueDate',
    'daysLate',
    'state',
    'evidence',
    'evidenceNote',
    'closedAt',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['actionNo', 'supplier', 'dimension', 'owner', 'dueDate', 'state', 'closedAt'],
  search: ['actionNo', 'task'],
  sort: [{ field: 'dueDate' }],
  tabs: [
    inState('open', '进行中', 'Open', 'open'),
    inState('closed', '已关闭', 'Closed', 'closed'),
    { key: 'all', title: text('全部', 'All') },
  ],
  form: [{ title: text('改进', 'Improvement'), fields: ['supplier', 'dimension', 'task', 'owner', 'dueDate', 'evidence'] }],
  standard: ['list', 'add', 'update', 'del', 'export', 'log'],
  transitions: ['close'],
});
