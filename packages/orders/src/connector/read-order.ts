import { add, fill, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { PlatformOrder, ShipService } from '../intake/platform-order.ts';
import { refusePayload } from '../intake/refuse-payload.ts';
import type { OrderColumn, OrderLayout } from './order-layout.ts';
import { platformTax, readAmounts, readLine } from './read-line.ts';
import { readPrice } from './read-price.ts';
import type { RowCells } from './row-cells.ts';
import { spokenOf } from './spoken-of.ts';

/** Reads a cell of a day or a time. */
export type ReadCell = (cell: string) => string | undefined;

const dates = ['updatedAt', 'purchasedAt', 'paidAt', 'shippedAt', 'latestShipAt', 'promisedBy'] as const satisfies readonly OrderColumn[];

/**
 * [S1e] The order of the rows that have its number. Of an order with several items eBay writes a row more, which holds what they have in
 * common and names no item: its charges count, and those of the items do not.
 */
export function readOrder(layout: OrderLayout, rows: readonly RowCells[], momentOf: ReadCell): Result<PlatformOrder> {
  const first: RowCells = column => rows.map(cells => cells(column)).find(cell => cell !== '') ?? '';
  const common = rows.length > 1 ? rows.find(cells => cells('sellerSku') === '' && cells('title') === '') : undefined;
  const odd = dates.map(first).find(cell => cell !== '' && momentOf(cell) === undefined);
  if (odd !== undefined) return refuse(notDate(odd));
  const moments = Object.fromEntries(dates.map(column => [column, momentOf(first(column))])) as Record<
    (typeof dates)[number],
    string | undefined
  >;
  const { purchasedAt } = moments;
  if (purchasedAt === undefined) return refuse(noDate);
  const lines: PlatformOrder['lines'][number][] = [];
  for (const cells of rows) {
    if (cells === common) continue;
    const line = readLine(layout, cells, common === undefined);
    if (!line.ok) return line;
    lines.push(line.value);
  }
  const charged = common ? readAmounts(layout, common, ['shipping', 'lineTax']) : undefined;
  if (charged && !charged.ok) return charged;
  const { amount: total, currency: signed } = readPrice((common ?? first)('total')) ?? {};
  const currency = first('currency').toUpperCase() || (signed ?? readPrice(first('price'))?.currency ?? layout.currency ?? '');
  const order: PlatformOrder = {
    orderId: first('orderId'),
    purchasedAt,
    ...spokenOf(moments, ['updatedAt', 'paidAt', 'latestShipAt', 'promisedBy']),
    ...statusOf(layout, first),
    ...spokenOf({ currency, marketplace: first('marketplace'), note: first('note') }),
    ...serviceOf(first('service')),
    buyer: spokenOf({ id: first('buyerId'), name: first('buyerName'), email: first('email'), phone: first('phone') }),
    address: addressOf(layout, first),
    ...(charged && common
      ? { shipping: charged.value.get('shipping')!, tax: add(charged.value.get('lineTax')!, platformTax(common)) }
      : {}),
    ...(total !== undefined && (common !== undefined || rows.length === 1) ? { total } : {}),
    lines,
  };
  const refusal = refusePayload(order);
  return refusal ? refuse(refusal) : ok(order);
}

const addressOf = (layout: OrderLayout, first: RowCells): PlatformOrder['address'] => {
  const line2 = [first('line2'), first('line3')].filter(Boolean).join(', ');
  const place = {
    name: first('name'),
    line1: first('line1'),
    line2,
    city: first('city'),
    state: first('state'),
    postcode: first('postcode'),
  };
  const isSaid = Object.values(place).some(Boolean);
  return spokenOf({ ...place, country: first('country') || (isSaid ? (layout.country ?? '') : '') });
};

function statusOf(layout: OrderLayout, first: RowCells): Pick<PlatformOrder, 'status' | 'payment' | 'fulfilment'> {
  const fulfilment = /^(amazon|walmart|wfs|afn)/i.test(first('fulfilment')) ? 'platform' : 'merchant';
  if (layout.statusByDays)
    return {
      status: first('shippedAt') === '' ? 'NOT_STARTED' : 'FULFILLED',
      payment: first('paidAt') === '' ? 'PENDING' : 'PAID',
      fulfilment,
    };
  const word = first('status') || (layout.status ?? '');
  const status = layout.words?.[word] ?? word;
  return { ...spokenOf({ status }), fulfilment };
}

/** [S1e] How quickly an order is to be shipped, by the platform's name of the service. */
export function serviceOf(name: string): { readonly service?: ShipService } {
  if (name === '') return {};
  if (/freight|ltl/i.test(name)) return { service: 'freight' };
  if (/next|overnight|one.?day|1.?day|same.?day/i.test(name)) return { service: 'nextDay' };
  return { service: /expedit|second|two.?day|2.?day|priority|express/i.test(name) ? 'expedited' : 'standard' };
}

const noDate: Refusal = { code: 'NO_DATE', message: { zh: '缺少下单日期', en: 'The date of the order is missing' } };
const notDate = (cell: string): Refusal => ({
  code: 'NOT_A_DATE',
  message: fill({ zh: '“{cell}”不是日期', en: '“{cell}” is not a date' }, { cell: cell.slice(0, 40) }),
});
