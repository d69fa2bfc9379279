import type { DiffDisposition, DiffType } from '@axle/inventory';
import type { ReceiptRequest } from '../receipt/create-receipt.ts';

/** A receipt of the demo; days count back from today, those to come are below zero. */
export interface DemoReceipt {
  readonly type: ReceiptRequest['type'];
  readonly state: 'expected' | 'arrived' | 'counting' | 'counted' | 'closed' | 'cancelled';
  readonly warehouse: string;
  readonly sourceNo: string;
  readonly poNo?: string;
  readonly containerNo?: string;
  /** When its ASN came in, when it was due, when it arrived. */
  readonly notified: number;
  readonly due: number;
  readonly arrived?: number;
  readonly lines: readonly { readonly expected: number; readonly good: number; readonly damaged?: number }[];
  readonly decides?: Partial<Record<DiffType, DiffDisposition>>;
  readonly reason?: string;
}

const line = (expected: number, good = 0, damaged = 0) => ({ expected, good, damaged });
const leg = { type: 'first_leg', warehouse: 'US-W' } as const;
const bought = { type: 'purchase', warehouse: 'CN-SZ' } as const;

/** What the demo's warehouses expect, count and have settled. */
export const demoReceipts: readonly DemoReceipt[] = [
  {
    ...leg,
    state: 'expected',
    sourceNo: 'ASN-260611',
    containerNo: 'MSKU7094136',
    poNo: 'PO260318004',
    notified: 9,
    due: -22,
    lines: [line(480), line(300), line(120)],
  },
  {
    ...leg,
    state: 'expected',
    sourceNo: 'ASN-260604',
    containerNo: 'OOLU8820410',
    poNo: 'PO260312011',
    notified: 11,
    due: -15,
    lines: [line(600), line(240)],
  },
  {
    ...leg,
    state: 'expected',
    sourceNo: 'ASN-260528',
    containerNo: 'CMAU4417701',
    poNo: 'PO260305002',
    notified: 14,
    due: -8,
    lines: [line(360), line(360), line(80)],
  },
  {
    ...leg,
    state: 'expected',
    sourceNo: 'ASN-260518',
    containerNo: 'TCLU5529042',
    poNo: 'PO260226007',
    notified: 20,
    due: 2,
    lines: [line(500)],
  },
  { ...bought, state: 'expected', sourceNo: 'PO260512003', notified: 6, due: -3, lines: [line(200), line(150)] },
  { ...bought, state: 'expected', sourceNo: 'PO260513008', notified: 5, due: -5, lines: [line(1000)] },
  { ...bought, state: 'expected', sourceNo: 'PO260514001', notified: 4, due: -6, lines: [line(64), line(48), line(96)] },
  { ...bought, state: 'expected', sourceNo: 'PO260508009', notified: 12, due: 1, lines: [line(120)] },
  { ...bought, state: 'expected', sourceNo: 'PO260516005', notified: 3, due: -9, lines: [line(250), line(250)] },
  { type: 'sample', warehouse: 'CN-SZ', state: 'expected', sourceNo: 'SMP-260519', notified: 1, due: -1, lines: [line(4), line(4)] },
  { type: 'customer_return', warehouse: 'US-W', state: 'expected', sourceNo: 'RMA-10482', notified: 2, due: -1, lines: [line(1)] },
  { type: 'customer_return', warehouse: 'US-W', state: 'expected', sourceNo: 'RMA-10479', notified: 3, due: 0, lines: [line(2)] },
  {
    ...leg,
    state: 'arrived',
    sourceNo: 'ASN-260515',
    containerNo: 'MEDU3310595',
    poNo: 'PO260222006',
    notified: 25,
    due: 1,
    arrived: 0.4,
    lines: [line(420), line(180)],
  },
  { ...bought, state: 'arrived', sourceNo: 'PO260506002', notified: 10, due: 0, arrived: 0.2, lines: [line(320)] },
  { ...bought, state: 'arrived', sourceNo: 'PO260507006', notified: 9, due: 0, arrived: 0.3, lines: [line(60), line(60)] },
  {
    type: 'customer_return',
    warehouse: 'US-W',
    state: 'arrived',
    sourceNo: 'RMA-10466',
    notified: 5,
    due: 1,
    arrived: 0.6,
    lines: [line(1)],
  },
  {
    ...leg,
    state: 'counting',
    sourceNo: 'ASN-260512',
    containerNo: 'HLXU6203389',
    poNo: 'PO260218001',
    notified: 28,
    due: 3,
    arrived: 1.2,
    lines: [line(400, 260), line(200)],
  },
  { ...bought, state: 'counting', sourceNo: 'PO260504004', notified: 12, due: 2, arrived: 0.9, lines: [line(150, 90), line(50, 50)] },
  {
    ...leg,
    state: 'counted',
    sourceNo: 'ASN-260508',
    containerNo: 'MSKU6618820',
    poNo: 'PO260211009',
    notified: 31,
    due: 4,
    arrived: 3,
    lines: [line(500, 480, 6), line(160, 160)],
  },
  { ...bought, state: 'counted', sourceNo: 'PO260428007', notified: 18, due: 5, arrived: 4, lines: [line(100, 108)] },
  {
    ...leg,
    state: 'counted',
    sourceNo: 'ASN-260506',
    containerNo: 'TGHU9044157',
    poNo: 'PO260209003',
    notified: 33,
    due: 6,
    arrived: 5,
    lines: [line(240, 231)],
  },
  {
    ...leg,
    state: 'closed',
    sourceNo: 'ASN-260430',
    containerNo: 'CMAU7730216',
    poNo: 'PO260204005',
    notified: 40,
    due: 12,
    arrived: 11,
    lines: [line(320, 308, 4)],
    decides: { short: 'short_claim', damaged: 'damage_claim' },
  },
  {
    ...leg,
    state: 'closed',
    sourceNo: 'ASN-260424',
    containerNo: 'OOLU4490161',
    poNo: 'PO260129002',
    notified: 46,
    due: 17,
    arrived: 16,
    lines: [line(200, 200), line(90, 90)],
  },
  {
    ...bought,
    state: 'closed',
    sourceNo: 'PO260421003',
    notified: 24,
    due: 9,
    arrived: 9,
    lines: [line(180, 178)],
    decides: { short: 'short_close' },
    reason: '供应商确认少发，下批补',
  },
  { ...bought, state: 'closed', sourceNo: 'PO260417010', notified: 28, due: 13, arrived: 12, lines: [line(75, 75)] },
  { type: 'sample', warehouse: 'CN-SZ', state: 'closed', sourceNo: 'SMP-260428', notified: 21, due: 19, arrived: 19, lines: [line(6, 6)] },
  {
    ...leg,
    state: 'cancelled',
    sourceNo: 'ASN-260501',
    containerNo: 'TCLU1180939',
    poNo: 'PO260206008',
    notified: 38,
    due: 8,
    lines: [line(260)],
  },
  { ...bought, state: 'cancelled', sourceNo: 'PO260502001', notified: 16, due: 4, lines: [line(80)] },
];
