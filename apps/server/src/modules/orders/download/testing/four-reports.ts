import { orderReport } from './order-report.ts';

/** Orders in each report. */
export const ordersEach = 50;

/** A report of a platform of fifty orders: of the first two one buyer, the fourth with two lines; one has a bad ZIP code. */
export interface PlatformReport {
  readonly platform: string;
  readonly store: string;
  readonly name: string;
  readonly words: string;
  /** The numbers of its orders, in their order. */
  readonly numbers: readonly string[];
}

const buyerAt = (at: number): number => (at === 1 ? 0 : at);
const buyerOf = (at: number) => `Buyer ${buyerAt(at)}`;
const streetOf = (at: number) => `${100 + buyerAt(at)} Main St`;
const phoneOf = (at: number) => `77555${10_000 + buyerAt(at)}`;
const lineNo = (at: number, line: number) => `7${String(at).padStart(6, '0')}${line}`;
const linesOf = (at: number): readonly number[] => (at === 3 ? [1, 2] : [1]);

interface Written {
  readonly store: string;
  readonly sample: string;
  readonly idOf: (at: number) => string;
  readonly cells: (at: number, line: number) => Readonly<Record<string, string>>;
}

const written: Readonly<Record<string, Written>> = {
  amazon: {
    store: 'AMZ-NA',
    sample: 'amazon-orders.txt',
    idOf: at => `115-7000${String(at).padStart(3, '0')}-0000001`,
    cells: (at, line) => ({
      'order-id': written['amazon']!.idOf(at),
      'order-item-id': lineNo(at, line),
      'buyer-email': `b${buyerAt(at)}@marketplace.amazon.com`,
      'buyer-name': buyerOf(at),
      'recipient-name': buyerOf(at),
      'ship-address-1': streetOf(at),
      'quantity-purchased': '1',
    }),
  },
  ebay: {
    store: 'EBAY-US',
    sample: 'ebay-orders.csv',
    idOf: at => `15-70000-${String(at).padStart(5, '0')}`,
    cells: (at, line) => ({
      'Order Number': written['ebay']!.idOf(at),
      'Sales Record Number': String(7000 + at),
      'Buyer Username': `b${buyerAt(at)}`,
      'Buyer Name': buyerOf(at),
      'Buyer Email': `b${buyerAt(at)}@members.ebay.com`,
      'Ship To Name': buyerOf(at),
      'Ship To Address 1': streetOf(at),
      Quantity: '1',
      'eBay Collected Tax': '$0.00',
      'Total Price': '$35.00',
      'Transaction ID': lineNo(at, line),
    }),
  },
  walmart: {
    store: 'WMT-US',
    sample: 'walmart-orders.csv',
    idOf: at => `1088000000${70_000 + at}`,
    cells: (at, line) => ({
      'PO#': written['walmart']!.idOf(at),
      'Order#': `20000${70_000 + at}`,
      'Customer Name': buyerOf(at),
      'Customer Shipping Address': `${buyerOf(at)}, ${streetOf(at)}, Reno, NV 89501`,
      'Customer Phone Number': phoneOf(at),
      'Ship to Address 1': streetOf(at),
      'Line#': String(line),
      Qty: '1',
      'Delivery Date': '2026-05-29',
    }),
  },
  partsgeek: {
    store: 'PG-US',
    sample: 'partsgeek-orders.csv',
    idOf: at => `PG270518${String(at).padStart(4, '0')}`,
    cells: (at, line) => ({
      'Order ID': written['partsgeek']!.idOf(at),
      Line: String(line),
      'Ship Name': buyerOf(at),
      'Ship Address 1': streetOf(at),
      'Ship Zip': at === 2 ? '8950' : '89501',
      Email: `b${buyerAt(at)}@example.com`,
      Phone: phoneOf(at),
    }),
  },
};

/** One report of each platform, in the layout that it has. */
export const fourReports: readonly PlatformReport[] = Object.entries(written).map(([platform, { store, sample, idOf, cells }]) => {
  const places = Array.from({ length: ordersEach }, (_, at) => at);
  const rows = places.flatMap(at => linesOf(at).map(line => cells(at, line)));
  return { platform, store, name: `fifty-${sample}`, words: orderReport(sample, rows), numbers: places.map(idOf) };
});
