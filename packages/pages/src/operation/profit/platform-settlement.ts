import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { platformSettlementRecords } from './settlement-records.ts';

export const platformSettlement = definePage({
  key: 'platformSettlement',
  title: text('平台结算单', 'Platform settlements'),
  words: ['回款', 'payout', 'settlement report'],
  help: {
    why: text(
      '已导入的平台结算单，是否已平，多少未解释。',
      'Settlements that were imported, whether they add up, and what of them is unexplained.',
    ),
    notes: [
      text(
        '订单项目 + 代收代缴税 + 账户费用 + 未解释 = 明细合计；明细合计 + 差额 = 总额。',
        'Of orders + tax passed through + of the account + unexplained = sum of lines; sum of lines + difference = total.',
      ),
      text('导入在“订单利润”的工具栏；同一结算单只导入一次。', 'Imported from the toolbar of order profit; each settlement once.'),
    ],
  },
  resource: platformSettlementRecords,
  columns: [
    'settlementId',
    'status',
    'platform',
    'store',
    'startAt',
    'endAt',
    'depositAt',
    'total',
    'linesAmount',
    'difference',
    'orderAmount',
    'taxAmount',
    'accountAmount',
    'unexplained',
    'currency',
    'lines',
    'orders',
    'file',
    'importedBy',
    'importedAt',
  ],
  pinned: 1,
  filters: ['settlementId', 'status', 'platform', 'store', 'endAt', 'unexplained', 'importedAt'],
  totals: ['total', 'orderAmount', 'taxAmount', 'accountAmount', 'unexplained'],
  search: ['settlementId'],
  sort: [{ field: 'endAt', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'open', title: text('有未解释', 'With unexplained'), filters: [{ field: 'unexplained', op: 'ne', value: '0' }] },
  ],
  drills: {
    unexplained: {
      section: 'operation',
      page: 'platformSettlementLine',
      tab: 'open',
      filters: [{ field: 'settlement', op: 'eq', by: 'id' }],
    },
    lines: { section: 'operation', page: 'platformSettlementLine', tab: 'all', filters: [{ field: 'settlement', op: 'eq', by: 'id' }] },
  },
  standard: ['list', 'export'],
});
