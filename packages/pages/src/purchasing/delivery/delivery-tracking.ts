import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { deliveryLineRecords } from './delivery-line-records.ts';
import { trackingActions } from './tracking-actions.ts';

export const deliveryTracking = definePage({
  key: 'deliveryTracking',
  title: text('交付跟踪', 'Delivery tracking'),
  words: ['跟单', '催货', '进度', 'expediting', 'follow-up', 'milestone'],
  help: {
    why: text(
      '跟单员每天早上知道哪些行要催，并登记进度。',
      'The follow-up clerk knows each morning which lines to chase, and logs progress.',
    ),
    notes: [
      text(
        '“今日待跟”：到了下次跟进日期，或下一节点已到计划日期的行。',
        'Today: lines whose next follow-up has come, or whose next step should be reached by now.',
      ),
      text(
        '“登记进度”记下完成的节点，之前没登记的节点不必补；“跟进”记下供应商的答复与下次跟进日期。可一次勾选多行。',
        'Log progress notes the step that was reached; earlier steps may stay empty. Follow up notes what the supplier says and when to ask again. Several lines can be ticked.',
      ),
      text('“改交期”提交后在“交期管理”审核。', 'Changes of date are decided on under Delivery date management.'),
    ],
  },
  resource: deliveryLineRecords,
  columns: [
    'purchaseOrder',
    'orderLine',
    'sku',
    'supplier',
    'openQty',
    'kpiDate',
    'promisedDate',
    'nextStep',
    'stepDue',
    'nextFollowUp',
    'lastFollowUp',
    'materialOn',
    'startOn',
    'halfOn',
    'finishOn',
    'inspectedOn',
    'packedOn',
    'shippedOn',
    'dueOn',
    'changing',
    'effQty',
    'orderState',
    'buyer',
    'warehouse',
    'leadDays',
  ],
  pinned: 3,
  filters: [
    'purchaseOrder',
    'sku',
    'supplier',
    'buyer',
    'nextStep',
    'stepDue',
    'promisedDate',
    'nextFollowUp',
    'dueOn',
    'warehouse',
    'orderState',
  ],
  totals: ['openQty'],
  sort: [{ field: 'kpiDate' }],
  headline: ['supplier', 'sku', 'openQty', 'promisedDate', 'nextStep', 'stepDue', 'nextFollowUp', 'buyer'],
  tabs: [
    { key: 'tab0', title: text('今日待跟', 'Today'), filters: [{ field: 'dueOn', op: 'between', value: 'last3650d' }] },
    { key: 'tab1', title: text('全部行', 'All lines') },
    { key: 'logs', title: text('跟进记录', 'Follow-ups'), listOf: { section: 'purchase', page: 'deliveryLog' } },
  ],
  standard: ['list', 'export'],
  actions: trackingActions,
  related: [
    {
      title: text('订单的跟进记录', 'Follow-ups of the order'),
      section: 'purchase',
      page: 'deliveryLog',
      field: 'purchaseOrder',
      by: 'purchaseOrder',
      columns: ['orderLine', 'milestone', 'reachedOn', 'nextFollowUp', 'note', 'notedBy', 'notedAt'],
    },
  ],
});
