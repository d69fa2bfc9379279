import type { StateMachine } from '@axle/page-kit';

const counted = { zh: '已盘的数不作废；差异由复盘或过账处理。', en: 'Counted quantities stay valid; variances are recounted or posted.' };

/** The life of a count. */
export const stocktakeLife = {
  field: 'state',
  initial: 'draft',
  final: ['posted', 'cancelled'],
  editable: ['draft'],
  deletable: ['draft'],
  transitions: [
    {
      key: 'start',
      title: { zh: '开始盘点', en: 'Start' },
      from: ['draft'],
      to: 'counting',
      tone: 'primary',
      confirm: {
        zh: '生成盘点明细；锁定方式下范围内的库位停止过账。',
        en: 'Creates the count lines; in lock mode postings to the bins in scope stop.',
      },
      oneWay: { zh: '盘点已开始；不需要时取消。', en: 'The count has started; cancel it if it is no longer needed.' },
    },
    {
      key: 'recount',
      title: { zh: '复盘差异', en: 'Recount' },
      from: ['counting', 'recount'],
      to: 'recount',
      confirm: { zh: '全部差异行由另一人再盘。', en: 'Another person recounts all variance lines.' },
      oneWay: counted,
    },
    {
      key: 'review',
      title: { zh: '送审', en: 'Submit for review' },
      from: ['counting', 'recount'],
      to: 'review',
      confirm: { zh: '差异行须已填原因。', en: 'Every variance line must have a reason.' },
      oneWay: counted,
    },
    {
      key: 'approve',
      title: { zh: '审批通过', en: 'Approve' },
      from: ['review'],
      to: 'approved',
      tone: 'primary',
      confirm: { zh: '按差异金额逐级审批，盘点人不能审批。', en: 'Approval depends on the variance value; counters cannot approve.' },
      oneWay: { zh: '审批后过账。', en: 'Post after approval.' },
    },
    {
      key: 'reject',
      title: { zh: '驳回复盘', en: 'Reject' },
      from: ['review'],
      to: 'recount',
      tone: 'danger',
      input: { rejectReason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, required: true, maxLength: 200 } },
    },
    {
      key: 'post',
      title: { zh: '过账', en: 'Post' },
      from: ['approved'],
      to: 'posted',
      tone: 'primary',
      confirm: { zh: '盘盈盘亏立即入账，库位解锁。', en: 'Gains and losses are posted at once and the bins unlocked.' },
      oneWay: { zh: '过账不可撤回，只能在库存流水冲销。', en: 'A posting cannot be withdrawn, only reversed in the stock ledger.' },
    },
    {
      key: 'cancel',
      title: { zh: '取消', en: 'Cancel' },
      from: ['draft', 'counting'],
      to: 'cancelled',
      tone: 'danger',
      confirm: { zh: '不过账，库位解锁。', en: 'Nothing is posted and the bins are unlocked.' },
      oneWay: { zh: '取消的盘点不再恢复，请新建。', en: 'A cancelled stocktake cannot be restored; create a new one.' },
    },
  ],
} as const satisfies StateMachine;
