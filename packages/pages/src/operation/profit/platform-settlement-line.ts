import { text } from '@axle/kernel';
import { definePage, defineResource, type EnumOption } from '@axle/page-kit';
import { profitAmount } from './profit-fields.ts';
import { profitItemOptions } from './profit-options.ts';

const said = (zh: string, en: string, maxLength: number, width: number) =>
  ({ kind: 'text', label: text(zh, en), readOnly: true, maxLength, width }) as const;

/** Where an amount belongs. */
const placeOptions: readonly EnumOption[] = [
  ...profitItemOptions,
  { code: 'tax', label: text('代收代缴税', 'Tax passed through') },
  { code: 'account', label: text('账户费用', 'Of the account') },
];

const platformSettlementLineRecords = defineResource({
  entity: 'platformSettlementLine',
  label: text('结算明细', 'Settlement line'),
  service: 'operation',
  nameFields: ['settlement', 'rowNo'],
  readFrom: 'platform_settlement_line_list',
  managed: false,
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    settlement: {
      kind: 'ref',
      label: text('结算单', 'Settlement'),
      entity: 'platformSettlement',
      required: true,
      readOnly: true,
      key: true,
      width: 150,
    },
    rowNo: { kind: 'integer', label: text('行号', 'Row'), required: true, readOnly: true, key: true, min: 1, max: 100_000_000, width: 76 },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true, readOnly: true, figure: true, width: 140 },
    platformOrderId: { kind: 'code', label: text('平台订单号', 'Platform order'), readOnly: true, maxLength: 64, width: 190 },
    salesOrder: { kind: 'ref', label: text('订单', 'Order'), entity: 'salesOrder', readOnly: true, width: 160 },
    transactionType: said('交易类型', 'Transaction', 120, 120),
    amountType: said('金额类型', 'Amount type', 120, 130),
    amountDescription: said('金额说明', 'Description', 200, 190),
    place: { kind: 'enum', label: text('归属', 'Belongs to'), readOnly: true, options: placeOptions, width: 130 },
    amount: profitAmount('金额', 'Amount', { required: true }),
    currency: { kind: 'code', label: text('币种', 'Currency'), required: true, readOnly: true, maxLength: 3, width: 80 },
    unexplained: { kind: 'bool', label: text('未解释', 'Unexplained'), required: true, readOnly: true, width: 100 },
    itemCode: said('订单行编号', 'Order item', 40, 140),
    sellerSku: said('卖家SKU', 'Seller SKU', 80, 140),
    qty: { kind: 'integer', label: text('件数', 'Qty'), readOnly: true, min: 0, max: 1_000_000, width: 70 },
    postedAt: { kind: 'instant', label: text('入账时间', 'Posted at'), readOnly: true, width: 156 },
  },
});

export const platformSettlementLine = definePage({
  key: 'platformSettlementLine',
  title: text('结算明细', 'Settlement lines'),
  words: ['未解释', 'unexplained'],
  help: {
    why: text('结算单的每一笔金额归到哪里，哪些没有解释。', 'Where each amount of a settlement belongs, and which nothing explains.'),
    notes: [
      text(
        '订单后来才下载的，重新计算时自动归到该订单。',
        'Amounts of orders that come later are matched when profits are worked out again.',
      ),
    ],
  },
  resource: platformSettlementLineRecords,
  columns: [
    'settlement',
    'rowNo',
    'platformOrderId',
    'salesOrder',
    'transactionType',
    'amountType',
    'amountDescription',
    'place',
    'amount',
    'currency',
    'unexplained',
    'store',
    'itemCode',
    'sellerSku',
    'qty',
    'postedAt',
  ],
  pinned: 2,
  filters: ['settlement', 'platformOrderId', 'salesOrder', 'place', 'unexplained', 'postedAt'],
  totals: ['amount'],
  search: ['platformOrderId'],
  sort: [{ field: 'postedAt', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'open', title: text('未解释', 'Unexplained'), filters: [{ field: 'unexplained', op: 'eq', value: true }] },
  ],
  standard: ['list', 'export'],
});
