import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { dateActions } from './date-actions.ts';
import { deliveryLineRecords } from './delivery-line-records.ts';

export const currentDates = definePage({
  key: 'currentDates',
  title: text('行交期', 'Current dates'),
  words: ['批量改期', 'promised date'],
  help: {
    why: text('采购员查看各订单行现在的交期，批量申请改期。', 'Buyers see the current dates of order lines and request changes in bulk.'),
    notes: [
      text(
        '只列已生效订单中尚有未交数量的行；全部交清后从这里消失。',
        'Lists the lines of orders in force with open quantity; a line leaves the list once everything has been received.',
      ),
      text(
        '“改交期”按天数推后或改到同一天，最多200行；各行逐一提交审核。没有首次承诺的老订单行，先用“设首次承诺”补一次。',
        '“Change date” moves up to 200 lines by days or to one date; each needs its own approval. Lines of old orders without a first promised date get one once.',
      ),
    ],
  },
  resource: deliveryLineRecords,
  columns: [
    'purchaseOrder',
    'orderLine',
    'sku',
    'supplier',
    'openQty',
    'promisedDate',
    'kpiDate',
    'baselineDate',
    'requiredDate',
    'changeCount',
    'changing',
    'effQty',
    'orderState',
    'buyer',
    'warehouse',
  ],
  pinned: 3,
  filters: ['purchaseOrder', 'sku', 'supplier', 'buyer', 'promisedDate', 'kpiDate', 'warehouse', 'openQty', 'changing', 'orderState'],
  totals: ['effQty', 'openQty'],
  sort: [{ field: 'promisedDate' }],
  headline: ['supplier', 'sku', 'effQty', 'openQty', 'promisedDate', 'kpiDate', 'buyer'],
  standard: ['list', 'export'],
  actions: dateActions,
  related: [
    {
      title: text('交期变更', 'Changes of date'),
      section: 'purchase',
      page: 'deliveryDateManagement',
      field: 'purchaseOrder',
      by: 'purchaseOrder',
      columns: [
        'orderLine',
        'state',
        'oldDate',
        'newDate',
        'shiftDays',
        'reason',
        'responsibility',
        'createdBy',
        'createdAt',
        'approvedBy',
      ],
    },
  ],
});
