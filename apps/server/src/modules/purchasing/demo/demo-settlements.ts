import type { DemoBill } from './demo-bills.ts';

/** An invoice of the demo, what became of it, and how many days ago it came. */
export interface DemoSettlement extends DemoBill {
  readonly daysAgo: number;
  /** How far its settlement came; none without. */
  readonly until?: 'draft' | 'approving' | 'rejected' | 'approved' | 'void' | 'paying' | 'partPaid' | 'paid';
  /** Why its exceptions were let pass. */
  readonly passes?: string;
}

/** Invoices as accounts payable have them on a day: paid, being paid, in approval, with exceptions, and not settled yet. */
export const demoSettlements: readonly DemoSettlement[] = [
  { daysAgo: 58, factor: '1', until: 'paid' },
  { daysAgo: 7, factor: '1.006', until: 'approved' },
  { daysAgo: 0, factor: '1.03', until: 'draft' },
  { daysAgo: 1, factor: '1', surplus: 5, until: 'draft' },
  { daysAgo: 40, factor: '0.995', until: 'paid' },
  { daysAgo: 30, factor: '1', until: 'paid' },
  { daysAgo: 6, factor: '1', until: 'paying' },
  { daysAgo: 1, factor: '1.004', until: 'approving' },
  { daysAgo: 30, factor: '1', until: 'paid' },
  { daysAgo: 24, factor: '1', until: 'partPaid' },
  { daysAgo: 12, factor: '1', until: 'void' },
  { daysAgo: 16, factor: '1.02', until: 'paid', passes: '供应商铜价联动涨价2%，采购已书面确认' },
  { daysAgo: 3, factor: '1', until: 'rejected' },
  { daysAgo: 2, factor: '1' },
  { daysAgo: 4, factor: '0.998' },
  { daysAgo: 0, factor: '1', isDraft: true },
];
