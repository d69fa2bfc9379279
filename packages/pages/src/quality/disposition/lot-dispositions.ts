import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { inState } from '../../in-state.ts';
import { dispositionFields } from './disposition-fields.ts';
import { dispositionLife } from './disposition-states.ts';

/** What is done with rejected lots. */
export const dispositionRecords = defineResource({
  entity: 'disposition',
  label: text('不合格处置', 'Disposition'),
  service: 'nova',
  nameFields: ['dispositionNo'],
  knownBy: { code: 'dispositionNo' },
  searchedThrough: 'sku',
  scopedBy: { kind: 'supplier', field: 'supplier' },
  constraints: {
    disposition_active: {
      code: 'DECIDED',
      field: 'kind',
      message: text('该批已有执行中的处置', 'A disposition of the lot is already in progress'),
    },
  },
  fields: dispositionFields,
  unique: [{ fields: ['dispositionNo'] }],
  states: dispositionLife,
});

export const lotDispositions = definePage({
  key: 'lotDispositions',
  title: text('不合格处置', 'Dispositions'),
  words: ['让步审批', '让步接收', '挑选', '返工', 'MRB', 'concession', 'deviation', 'waiver', 'NCR'],
  help: {
    why: text(
      '不合格批怎么处置、由谁批准、放行了多少、扣了多少，都在这里。',
      'How rejected lots are disposed of: who approved, how much was released, what was charged.',
    ),
    notes: [
      text(
        '处置在“样品判定·不合格批”上决定；返工复检与挑选结果也在那里录入。',
        'Dispositions are decided on the rejected lot in Sample judgement, where re-inspection and the result of sorting are entered too.',
      ),
      text(
        '让步接收须提交审批，由申请人以外的人批准；批准后按让步数量放行，并按“数量×单价×降价比例”生成扣款草稿。',
        'A concession is submitted and approved by another person. Its pieces are then released, and a deduction of pieces × price × price cut is drafted.',
      ),
      text(
        '发现致命缺陷的批不得让步；三轮之后只能退货或报废。',
        'A lot with critical defects is never conceded; after three rounds it is returned or scrapped.',
      ),
    ],
  },
  resource: dispositionRecords,
  columns: [
    'dispositionNo',
    'inspection',
    'kind',
    'state',
    'supplier',
    'sku',
    'lotSize',
    'qty',
    'plan',
    'priceCutPct',
    'validUntil',
    'releasedQty',
    'deduction',
    'afterSale',
    'okQty',
    'badQty',
    'replacedQty',
    'costHours',
    'type',
    'round',
    'purchaseOrder',
    'applicant',
    'approver',
    'finishedAt',
    'orderLine',
    'correction',
    'approvedAt',
    'rejectReason',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: [
    'dispositionNo',
    'inspection',
    'purchaseOrder',
    'sku',
    'supplier',
    'type',
    'kind',
    'state',
    'applicant',
    'approver',
    'createdAt',
    'finishedAt',
  ],
  totals: ['qty', 'releasedQty'],
  search: ['dispositionNo'],
  sort: [{ field: 'createdAt', descending: true }],
  headline: ['inspection', 'supplier', 'sku', 'kind', 'qty', 'plan', 'priceCutPct', 'validUntil', 'releasedQty', 'deduction', 'afterSale'],
  tabs: [
    inState('tab0', '让步审批', 'Concessions', 'open', 'approving'),
    inState('tab1', '执行中', 'Running', 'running'),
    inState('tab2', '已结束', 'Ended', 'done', 'refused'),
    { key: 'all', title: text('全部', 'All') },
  ],
  standard: ['list', 'export', 'log'],
  transitions: ['submit', 'approve', 'reject'],
});
