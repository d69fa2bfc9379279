import { text } from '@axle/kernel';
import type { Fields, IntegerField } from '@axle/page-kit';
import { piecesField } from '../../inventory/stock-fields.ts';

const pieces = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField =>
  piecesField(zh, en, { min: 0, readOnly: true, figure: true, width: 96, ...more });
/** Worked out for the rows in sight alone: it rests on prices and stock of the hour. */
const ofTheHour = { readOnly: true, figure: true, unsorted: true } as const;

/** What stands beside a requirement: stock, how it is bought, and what would be ordered of it today. */
export const requirementFigures = {
  daysLate: pieces('逾期天数', 'Days late', {
    unsorted: true,
    width: 86,
    help: text('超过最晚下单日的天数。', 'Days since the latest order date.'),
  }),
  overdue: { kind: 'bool', label: text('已逾期', 'Overdue'), readOnly: true, figure: true, hidden: true, width: 86 },
  category: {
    kind: 'cascade',
    label: text('品类', 'Category'),
    entity: 'category',
    readOnly: true,
    figure: true,
    hidden: true,
    width: 180,
  },
  onHand: pieces('现有库存', 'On hand', {
    unsorted: true,
    help: text('交货仓库的可用与占用。', 'Available and reserved in the warehouse of delivery.'),
  }),
  free: pieces('可用库存', 'Free stock', {
    min: -100_000_000,
    help: text('交货仓库的可用减占用。', 'Available less reserved in the warehouse of delivery.'),
  }),
  transit: pieces('在途', 'In transit'),
  safety: pieces('安全库存', 'Safety stock', { unsorted: true, hidden: true }),
  netRequirement: pieces('净需求', 'Net requirement', {
    unsorted: true,
    width: 110,
    help: text(
      '未下单+安全库存−可用库存−在途，不低于0；点开看计算与MRP说明。',
      'Open + safety stock − free stock − in transit, never below 0; open it for the calculation and the MRP explanation.',
    ),
  }),
  moq: pieces('起订量', 'MOQ'),
  cartonQty: pieces('箱规', 'Carton qty', { width: 80 }),
  orderMultiple: pieces('订货倍数', 'Order multiple', { hidden: true }),
  suggestedQty: pieces('建议数量', 'Suggested qty', {
    unsorted: true,
    help: text('未下单数量按起订量、箱规与倍数进位。', 'The open quantity rounded up to MOQ, carton and order multiple.'),
  }),
  surplus: pieces('多订', 'Surplus', { unsorted: true, width: 80 }),
  priceNow: {
    kind: 'money',
    label: text('现价', 'Price now'),
    ...ofTheHour,
    scale: 4,
    currency: { field: 'currency' },
    seenWith: { page: 'supplierSkuList', field: 'price' },
    width: 110,
    help: text('供应商SKU当天按建议数量的阶梯价。', 'The supplier’s price break of the day for the suggested quantity.'),
  },
  amount: {
    kind: 'money',
    label: text('金额', 'Amount'),
    ...ofTheHour,
    scale: 2,
    currency: { field: 'currency' },
    reveals: ['priceNow'],
    width: 130,
    help: text('建议数量×现价。', 'Suggested quantity × price now.'),
  },
} as const satisfies Fields;
