import type { RecordValues } from '@axle/page-kit';

/** What a buyer sent back, and what clerks did with it so many days ago. */
export interface Returned {
  readonly reason: string;
  readonly daysAgo: number;
  readonly note?: string;
  /** Grade of the piece, once it is inspected. */
  readonly grade?: string;
  readonly of?: 'dear' | 'claimable';
  readonly steps: readonly (readonly [action: string, daysAgo: number, input?: RecordValues])[];
}

const full = { refundKind: 'full' };
const asked = (reason: string, daysAgo: number, note: string): Returned => ({ reason, daysAgo, note, steps: [] });

/** Returns of the demo of the last weeks, at every step. */
export const demoReturned: readonly Returned[] = [
  asked('notFit', 2, 'Bolt pattern does not match my car'),
  asked('noNeed', 1, 'Ordered twice by mistake'),
  asked('defective', 1, 'Grinding noise after two days'),
  { reason: 'notFit', daysAgo: 5, note: 'Needs the one for the V6', steps: [['authorise', 4]] },
  { reason: 'notAsDescribed', daysAgo: 44, note: 'Colour is different', steps: [['authorise', 40]] },
  {
    reason: 'noNeed',
    daysAgo: 9,
    steps: [
      ['authorise', 8],
      ['track', 6, { carrier: 'UPS', trackingNo: '1Z84F0E79044120316' }],
    ],
  },
  {
    reason: 'damaged',
    daysAgo: 8,
    note: 'Box was crushed',
    steps: [
      ['authorise', 7],
      ['refund', 7, full],
      ['close', 6],
    ],
  },
  {
    reason: 'noNeed',
    daysAgo: 14,
    steps: [
      ['authorise', 13],
      ['receive', 0],
    ],
  },
  {
    reason: 'notFit',
    daysAgo: 15,
    steps: [
      ['authorise', 14],
      ['receive', 0],
      ['refund', 0, full],
    ],
  },
  {
    reason: 'noNeed',
    daysAgo: 16,
    grade: 'A',
    steps: [
      ['authorise', 15],
      ['receive', 0],
      ['inspect', 0],
    ],
  },
  {
    reason: 'notFit',
    daysAgo: 20,
    grade: 'A',
    steps: [
      ['authorise', 19],
      ['receive', 0],
      ['inspect', 0],
      ['dispose', 0],
      ['refund', 0, full],
      ['close', 0],
    ],
  },
  {
    reason: 'wrongItem',
    daysAgo: 21,
    grade: 'B',
    steps: [
      ['authorise', 20],
      ['receive', 0],
      ['inspect', 0],
      ['dispose', 0],
    ],
  },
  {
    reason: 'defective',
    daysAgo: 24,
    grade: 'C',
    note: 'Sensor fails when hot',
    steps: [
      ['authorise', 23],
      ['refund', 22, full],
      ['receive', 0],
      ['inspect', 0],
      ['dispose', 0],
    ],
  },
  {
    reason: 'defective',
    daysAgo: 27,
    of: 'claimable',
    grade: 'C',
    note: 'Leaks at the flange after a week',
    steps: [
      ['authorise', 26],
      ['receive', 6],
      ['inspect', 5],
      ['dispose', 5],
      ['refund', 5, full],
      ['toClaim', 4, { type: 'exchange' }],
    ],
  },
  {
    reason: 'notAsDescribed',
    daysAgo: 13,
    of: 'dear',
    note: 'Surface is scratched',
    steps: [
      ['authorise', 12],
      ['receive', 3],
      ['refund', 2, full],
    ],
  },
  {
    reason: 'missing',
    daysAgo: 17,
    note: 'Bolts were not in the box',
    steps: [
      ['authorise', 16],
      ['refund', 15, { refundKind: 'replacement' }],
      ['close', 14],
    ],
  },
  {
    reason: 'late',
    daysAgo: 11,
    note: 'Outside the return window',
    steps: [['refuse', 10, { refuseReason: '超过退货期限 / past the return window' }]],
  },
  {
    reason: 'noNeed',
    daysAgo: 12,
    steps: [
      ['authorise', 11],
      ['cancel', 9, { cancelReason: '买家留用 / the buyer keeps it' }],
    ],
  },
];
