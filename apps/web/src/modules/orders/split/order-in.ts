import type { Decimal } from '@axle/kernel';
import type { SplitLine, SplitOrder } from '@axle/orders';
import { linesIn, type RecordValues } from '@axle/page-kit';

/** The order of a reply as it can be split. */
export function orderIn(values: RecordValues): SplitOrder {
  const pieces = Map.groupBy(linesIn(values, 'pieces'), ({ lineNo }) => Number(lineNo));
  const amount = (of: RecordValues, name: string) => (of[name] ?? '0') as Decimal;
  return {
    orderNo: String(values['orderNo']),
    status: String(values['status']),
    kind: String(values['kind']),
    platform: String(values['platform']),
    currency: String(values['currency']),
    labelled: values['labelled'] === true,
    merged: values['merged'] === true,
    itemAmount: amount(values, 'itemAmount'),
    shippingAmount: amount(values, 'shippingAmount'),
    discount: amount(values, 'discount'),
    tax: amount(values, 'tax'),
    total: amount(values, 'total'),
    lines: linesIn(values, 'lines').map((line): SplitLine => ({
      lineNo: Number(line['lineNo']),
      qty: Number(line['qty']),
      cancelledQty: Number(line['cancelledQty'] ?? 0),
      discount: amount(line, 'discount'),
      tax: amount(line, 'tax'),
      shipping: amount(line, 'shipping'),
      giftWrap: amount(line, 'giftWrap'),
      lineTotal: amount(line, 'lineTotal'),
      pieces: (pieces.get(Number(line['lineNo'])) ?? []).map(({ sku, qty, warehouse }) => ({
        sku: Number(sku),
        qty: Number(qty),
        ...(warehouse === undefined ? {} : { warehouse: Number(warehouse) }),
      })),
    })),
  };
}
