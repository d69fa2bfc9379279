import { absolute, add, type Decimal, fill, multiply, ok, type Refusal, refuse, type Result, zero } from '@axle/kernel';
import type { PlatformLine } from '../intake/platform-order.ts';
import type { OrderColumn, OrderLayout } from './order-layout.ts';
import { readPrice } from './read-price.ts';
import type { RowCells } from './row-cells.ts';

/** Columns of charges: they stand on the line, unless the order has a row of its own for what its items have in common. */
const charges: readonly OrderColumn[] = [
  'shipping',
  'shippingTax',
  'lineTax',
  'giftWrap',
  'giftWrapTax',
  'lineDiscount',
  'shippingDiscount',
];

/** [S1e] The amounts of the cells of a row, nothing where a cell is empty; refused with the first cell that is no number. */
export function readAmounts(
  layout: OrderLayout,
  cells: RowCells,
  columns: readonly OrderColumn[],
): Result<ReadonlyMap<OrderColumn, Decimal>> {
  const amounts = new Map<OrderColumn, Decimal>();
  for (const column of columns) {
    const cell = cells(column);
    const read = cell === '' ? { amount: zero } : readPrice(cell);
    if (!read) return refuse(notNumber(layout, column, cell));
    amounts.set(column, read.amount);
  }
  return ok(amounts);
}

/** [S1e] The line of an order in a row of a report. */
export function readLine(layout: OrderLayout, cells: RowCells, withCharges: boolean): Result<PlatformLine> {
  const qty = Number(cells('qty') === '' ? '1' : cells('qty'));
  if (!Number.isInteger(qty)) return refuse(notNumber(layout, 'qty', cells('qty')));
  const read = readAmounts(layout, cells, ['price', ...(withCharges ? charges : [])]);
  if (!read.ok) return read;
  const of = (column: OrderColumn) => read.value.get(column) ?? zero;
  const price = of('price');
  const [id, title, vehicle] = [cells('lineId'), cells('title'), cells('vehicle')];
  const tax = add(add(of('lineTax'), of('shippingTax')), add(of('giftWrapTax'), withCharges ? platformTax(cells) : zero));
  return ok({
    ...(id === '' ? {} : { id }),
    sellerSku: cells('sellerSku'),
    ...(title === '' ? {} : { title }),
    ...(vehicle === '' ? {} : { vehicle }),
    qty,
    amount: layout.price === 'unit' ? multiply(price, String(qty) as Decimal) : price,
    ...charged('discount', add(absolute(of('lineDiscount')), absolute(of('shippingDiscount')))),
    ...charged('tax', tax),
    ...charged('shipping', of('shipping')),
    ...charged('giftWrap', of('giftWrap')),
  });
}

/** Tax that the platform collects itself, where the total of the report has it in it. */
export const platformTax = (cells: RowCells): Decimal =>
  /^(y|true)/i.test(cells('platformTaxInTotal')) ? (readPrice(cells('platformTax'))?.amount ?? zero) : zero;

const charged = <Key extends string>(key: Key, amount: Decimal): Partial<Record<Key, Decimal>> =>
  amount === zero ? {} : ({ [key]: amount } as Record<Key, Decimal>);

const notNumber = (layout: OrderLayout, column: OrderColumn, cell: string): Refusal => ({
  code: 'NOT_A_NUMBER',
  message: fill(
    { zh: '“{heading}”的“{cell}”不是数字', en: '“{heading}”: “{cell}” is not a number' },
    {
      heading: layout.columns[column] ?? column,
      cell: cell.slice(0, 40),
    },
  ),
});
