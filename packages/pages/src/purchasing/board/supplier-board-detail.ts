import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { purchaseOrderLineRecords } from '../order-line/purchase-order-list.ts';
import { boardList } from './board-fields.ts';
import { supplierDetailTabs } from './supplier-detail-tools.ts';

export const supplierBoardDetail = definePage({
  key: 'supplierBoardDetail',
  title: text('供应商看板明细', 'Supplier board detail'),
  words: ['供应商档案', '供应商考核', 'supplier review'],
  help: {
    why: text(
      '评审会上查看一个供应商：得分怎么来的，交付、价格与往来余额的每一行。',
      'One supplier’s file for the review meeting: how its score is calculated, with every line of delivery, price and account.',
    ),
    notes: [
      text('各维度的得分由对应页签的行算出。', 'The points of each dimension are worked out from the rows of its tab.'),
      text('余额为当前时点，与台账中心一致。', 'Balances are as of now and equal those of the ledger centre.'),
    ],
  },
  resource: purchaseOrderLineRecords,
  ...boardList,
  tabs: [
    ...supplierDetailTabs,
    {
      key: 'tab5',
      title: text('改进', 'Improvements'),
      listOf: { section: 'purchase', page: 'supplierImprovements', given: { supplier: 'supplier' } },
    },
    { key: 'lines', title: text('订单行', 'Order lines') },
  ],
  standard: ['list', 'export'],
});
