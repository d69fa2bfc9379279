import type { EnumField, StateMachine, Transition } from '@axle/page-kit';

/** OpStatus. */
export const operationState = {
  kind: 'enum',
  label: { zh: '状态', en: 'Status' },
  readOnly: true,
  width: 100,
  options: [
    { code: 'draft', label: { zh: '草稿', en: 'Draft' }, tone: 'neutral' },
    { code: 'submitted', label: { zh: '待审核', en: 'Submitted' }, tone: 'info' },
    { code: 'approved', label: { zh: '已审核', en: 'Approved' }, tone: 'warn' },
    { code: 'posted', label: { zh: '已过账', en: 'Posted' }, tone: 'good' },
    { code: 'rejected', label: { zh: '已驳回', en: 'Rejected' }, tone: 'bad' },
    { code: 'reversed', label: { zh: '已冲销', en: 'Reversed' }, tone: 'neutral' },
  ],
} as const satisfies EnumField;

/** Why a document is rejected. */
export const rejectInput: NonNullable<Transition['input']> = {
  rejectReason: { kind: 'text', label: { zh: '驳回原因', en: 'Rejection reason' }, required: true, maxLength: 500, lines: 2 },
};

/** The life of a document of stock: what it asks of a transition beside its state, and from where it is posted, is its own. */
export const operationStates = (
  own: { readonly submit?: Transition['check']; readonly post?: Transition['check']; readonly fromDraft?: boolean } = {},
): StateMachine<'state'> => ({
  field: 'state',
  initial: 'draft',
  final: ['reversed'],
  editable: ['draft'],
  deletable: ['draft'],
  transitions: [
    {
      key: 'submit',
      title: { zh: '提交审核', en: 'Submit' },
      from: ['draft'],
      to: 'submitted',
      tone: 'primary',
      ...(own.submit ? { check: own.submit } : {}),
    },
    { key: 'approve', title: { zh: '审核通过', en: 'Approve' }, from: ['submitted'], to: 'approved', tone: 'primary' },
    { key: 'reject', title: { zh: '驳回', en: 'Reject' }, from: ['submitted'], to: 'rejected', tone: 'danger', input: rejectInput },
    {
      key: 'rework',
      title: { zh: '退回修改', en: 'Back to draft' },
      from: ['submitted', 'approved', 'rejected'],
      to: 'draft',
      permission: 'update',
      confirm: {
        zh: '单据回到草稿；审核结果作废，修改后须重新提交。',
        en: 'The document returns to draft; the decision is void and it must be submitted again.',
      },
    },
    {
      key: 'post',
      title: { zh: '过账', en: 'Post' },
      from: own.fromDraft ? ['draft', 'approved'] : ['approved'],
      to: 'posted',
      tone: 'primary',
      confirm: { zh: '库存立即变动；过账后只能冲销。', en: 'Stock changes at once; a posted document can only be reversed.' },
      oneWay: { zh: '库存流水只增不改，更正只能冲销。', en: 'The stock ledger is append-only; corrections are made by reversal.' },
      ...(own.post ? { check: own.post } : {}),
    },
    {
      key: 'reverse',
      title: { zh: '冲销', en: 'Reverse' },
      from: ['posted'],
      to: 'reversed',
      tone: 'danger',
      confirm: { zh: '整单的库存流水与成本全部冲回。', en: 'Reverses all stock and cost postings of the document.' },
      input: {
        reverseReason: {
          kind: 'text',
          label: { zh: '冲销原因', en: 'Reversal reason' },
          required: true,
          maxLength: 500,
          lines: 2,
          help: { zh: '至少5个字符。', en: 'At least 5 characters.' },
        },
      },
      oneWay: { zh: '冲销过的单据不能再用，请新建单据。', en: 'A reversed document cannot be used again; create a new one.' },
    },
  ],
});

/** Keys of those transitions. */
export const operationTransitions: readonly string[] = ['submit', 'approve', 'reject', 'rework', 'post', 'reverse'];
