import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { spreadRecords } from './spread-records.ts';

export const multiWarehouse = definePage({
  key: 'multiWarehouse',
  title: text('多仓分布', 'Multi-warehouse'),
  words: ['调拨建议', '失衡', 'rebalance', 'transfer suggestion'],
  help: {
    why: text('查看一个SKU在一国各仓的分布，并在仓间调拨。', 'See one SKU over all warehouses of a country and move stock between them.'),
    notes: [
      text(
        '可调出 = 可用 − max(安全库存, 8周需求)；缺口 = 4周需求 + 安全库存 − 可用 − 在途。缺口最大的先补，按整箱；调出仓不会低于其下限，补入后不超过其下限的末箱才补。',
        'Excess = available − max(safety stock, 8 weeks of demand); gap = 4 weeks of demand + safety stock − available − in transit. The largest gap comes first, in whole cartons. No donor falls below its limit, and the last carton moves only if the receiver stays within its own.',
      ),
      text(
        '例：两仓各周需求10、安全库存20，A有200、B有20，箱规12：建议调48件（4箱），调后A为152、B为68。',
        'With a demand of 10 a week and a safety stock of 20 each, 200 in A, 20 in B and cartons of 12: 48 pieces (4 cartons) move, which leaves 152 in A and 68 in B.',
      ),
      text(
        '只列海外仓与三方仓；FBA仓由平台分仓。每15分钟更新。',
        'Overseas and third-party warehouses alone; Amazon spreads FBA stock itself. Updated every 15 minutes.',
      ),
    ],
  },
  resource: spreadRecords,
  columns: [
    'sku',
    'warehouse',
    'available',
    'weekly',
    'demandShare',
    'coverWeeks',
    'imbalance',
    'suggested',
    'arriving',
    'safety',
    'aged',
    'lastMile',
    'country',
    'total',
    'totalWeekly',
    'category',
    'countedAt',
  ],
  pinned: 2,
  filters: ['sku', 'warehouse', 'country', 'category', 'imbalance', 'suggested', 'coverWeeks', 'available', 'weekly', 'aged', 'lastMile'],
  totals: ['available', 'arriving', 'aged'],
  search: [],
  sort: [
    { field: 'imbalance', descending: true },
    { field: 'sku', descending: true },
  ],
  tabs: [
    { key: 'tab1', title: text('分布', 'Distribution'), view: 'operation/spread-matrix' },
    { key: 'rows', title: text('明细', 'By row') },
    { key: 'tab2', title: text('调拨建议', 'Transfer suggestions'), listOf: { section: 'operation', page: 'transferSuggestions' } },
    { key: 'tab3', title: text('分仓比例', 'Demand split'), listOf: { section: 'operation', page: 'demandSplit' } },
  ],
  standard: ['list', 'export'],
});
