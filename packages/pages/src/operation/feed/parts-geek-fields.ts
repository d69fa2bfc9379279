import { text } from '@axle/kernel';
import type { DecimalField, Fields, IntegerField, MoneyField } from '@axle/page-kit';
import { missingOptions } from '../../logistics/profit/profit-options.ts';

const dollars = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  min: '0.01',
  max: '99999.99',
  currency: { code: 'USD' },
  width: 100,
  ...more,
});
const side = (zh: string, en: string): DecimalField => ({
  kind: 'decimal',
  label: text(zh, en),
  scale: 2,
  places: 2,
  min: '0.01',
  max: '999.99',
  hidden: true,
  width: 90,
});
const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 1_000_000,
  width: 90,
  ...more,
});
const cost = { page: 'estimatedProfit', field: 'targetPrice' } as const;

/** Prices of a listing, and what they are held against. */
export const priceFields = {
  price: dollars('价格', 'Price', { alarm: 'belowFloor' }),
  corePrice: dollars('押金', 'Core price', { min: '0', max: '999.99', help: text('旧件押金。', 'The deposit for the old part.') }),
  mapPrice: dollars('MAP', 'MAP', { help: text('品牌允许的最低广告价。', 'The lowest price the brand allows to be advertised.') }),
  listPrice: dollars('划线价', 'List price', { hidden: true }),
  confirmChange: {
    kind: 'bool',
    label: text('确认大幅调价', 'Confirm large change'),
    hidden: true,
    width: 110,
    help: text('价格变动超过20%时勾选，保存后自动取消。', 'Tick when a price changes by more than 20%; it is cleared once saved.'),
  },
  floor: dollars('最低价', 'Floor', {
    readOnly: true,
    seenWith: cost,
    help: text(
      '(到岸成本 + 履约费用) ÷ (1 − 平台费率 − 目标利润率)，向上取到分。',
      '(Landed cost + fulfilment) ÷ (1 − platform fee − target margin), rounded up to the cent.',
    ),
  }),
  floorMissing: {
    kind: 'enumList',
    label: text('最低价缺少', 'Missing for the floor'),
    readOnly: true,
    hidden: true,
    options: missingOptions,
    seenWith: cost,
    width: 160,
  },
  floorAt: { kind: 'instant', label: text('最低价计算时间', 'Floor calculated at'), readOnly: true, hidden: true, width: 150 },
  unitCost: dollars('单件成本', 'Unit cost', { readOnly: true, hidden: true, seenWith: cost, scale: 4, min: '0' }),
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
  belowFloor: {
    kind: 'bool',
    label: text('低于最低价', 'Below floor'),
    readOnly: true,
    hidden: true,
    seenWith: cost,
    width: 100,
  },
} as const satisfies Fields;

/** What is published of the stock, and by which rule. */
export const quantityFields = {
  qty: count('已发布数量', 'Qty published', { initial: 0 }),
  available: count('可用数量', 'Qty available', {
    readOnly: true,
    figure: true,
    unsorted: true,
    max: 1_000_000_000,
    help: text('店铺所用仓库的可用减预留。', 'Available less reserved in the warehouses of the store.'),
  }),
  qtyBuffer: count('保留数量', 'Buffer', { hidden: true }),
  qtyShare: count('发布比例%', 'Share %', { max: 100, hidden: true }),
  qtyCap: count('上限', 'Cap', { hidden: true }),
  qtyMin: count('起发数量', 'Minimum', { hidden: true, help: text('少于此数时发布0。', 'Fewer than this is published as 0.') }),
  handlingDays: count('处理天数', 'Handling days', { max: 10 }),
} as const satisfies Fields;

/** Weight and sides of the parcel, and where it leaves. */
export const parcelFields = {
  weightLb: { ...side('重量(lb)', 'Weight (lb)'), max: '2000' },
  lengthIn: side('长(in)', 'Length (in)'),
  widthIn: side('宽(in)', 'Width (in)'),
  heightIn: side('高(in)', 'Height (in)'),
  warehouseZip: {
    kind: 'code',
    label: text('发货邮编', 'Ship-from ZIP'),
    maxLength: 5,
    pattern: '\\d{5}',
    hidden: true,
    width: 100,
    help: text('5位数字。', '5 digits.'),
  },
} as const satisfies Fields;
