import { text } from '@axle/kernel';
import type { Fields, IntegerField, MoneyField } from '@axle/page-kit';

const money = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  min: '0.01',
  max: '9999999.99',
  currency: { field: 'currency' },
  width: 100,
  ...more,
});
const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 1_000_000_000,
  width: 90,
  ...more,
});
const cost = { page: 'estimatedProfit', field: 'targetPrice' } as const;

/** What listings cost, and what that is held against. */
export const listingPriceFields = {
  currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3, hidden: true, width: 76 },
  price: money('价格', 'Price', { alarm: 'belowFloor' }),
  salePrice: money('促销价', 'Sale price'),
  mapPrice: money('MAP', 'MAP', { hidden: true }),
  floor: money('最低价', 'Floor', { readOnly: true, seenWith: cost }),
  floorAt: { kind: 'instant', label: text('最低价计算时间', 'Floor calculated at'), readOnly: true, hidden: true, width: 150 },
  unitCost: money('单件成本', 'Unit cost', { readOnly: true, hidden: true, seenWith: cost, scale: 4, min: '0' }),
  feePercent: {
    kind: 'percent',
    label: text('平台费率', 'Platform fee'),
    min: '0',
    max: '100',
    readOnly: true,
    hidden: true,
    scale: 2,
    places: 2,
    seenWith: cost,
    width: 90,
  },
  margin: {
    kind: 'percent',
    label: text('预估利润率', 'Margin est.'),
    readOnly: true,
    scale: 2,
    places: 2,
    min: '-99999999',
    max: '99999999',
    seenWith: cost,
    width: 110,
  },
  belowFloor: { kind: 'bool', label: text('低于最低价', 'Below floor'), readOnly: true, hidden: true, seenWith: cost, width: 100 },
  buyBox: { kind: 'bool', label: text('购物车', 'Buy box'), width: 90 },
  buyBoxPrice: money('购物车价', 'Buy box price', { hidden: true }),
} as const satisfies Fields;

/** What listings sell and how they are seen. */
export const listingTrafficFields = {
  qty: count('数量', 'Qty'),
  available: count('可用库存', 'Available stock', { readOnly: true, min: -1_000_000_000, hidden: true }),
  rating: { kind: 'decimal', label: text('评分', 'Rating'), scale: 1, places: 1, min: '0', max: '5', width: 76 },
  reviews: count('评论数', 'Reviews'),
  sessions30: count('30天访问', 'Sessions (30 days)', {
    width: 110,
    help: text('亚马逊由“流量”报表汇总；其他平台随文件导入。', 'Amazon’s come from the reports in Traffic, those of others are imported.'),
  }),
  conversion30: {
    kind: 'percent',
    label: text('30天转化率', 'Conversion (30 days)'),
    scale: 2,
    places: 2,
    min: '0',
    max: '1000',
    width: 110,
    help: text('有访问数据的销量 ÷ 访问。', 'Units of which sessions are known ÷ sessions.'),
  },
  units30: count('30天销量', 'Units (30 days)', { readOnly: true, width: 100 }),
  fitmentCount: count('适配数', 'Fitments'),
  imageCount: count('图片数', 'Images'),
} as const satisfies Fields;
