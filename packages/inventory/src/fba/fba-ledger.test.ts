import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxRefusals } from './box-holds.ts';
import { claimDeadline, claimOver, type FbaParameterPeriod, nearDeadlines } from './claim-window.ts';
import { claimableLost, fbaLedgerCheck, fbaLedgerDifference, type FbaLedgerRow } from './ledger-check.ts';
import { fbaEvents, statusOfDisposition } from './ledger-events.ts';
import { fbaLedgerCells } from './ledger-row.ts';
import { fbaReimbursementCells } from './reimbursement-row.ts';
import { claimableShort, shipmentVariance } from './shipment-variance.ts';

const columns = [
  'starting',
  'receipts',
  'shipments',
  'returns',
  'vendorReturns',
  'transfers',
  'found',
  'lost',
  'damaged',
  'disposed',
  'other',
  'unknown',
  'ending',
] as const;
const nothing = Object.fromEntries(columns.map(key => [key, 0])) as unknown as FbaLedgerRow;
const example: FbaLedgerRow = {
  ...nothing,
  starting: 812,
  receipts: 300,
  shipments: -274,
  returns: 18,
  vendorReturns: -5,
  found: 6,
  lost: -9,
  damaged: -2,
  ending: 846,
};
const anyRow = (): fc.Arbitrary<FbaLedgerRow> =>
  fc.record(Object.fromEntries(columns.map(key => [key, fc.integer({ min: -500, max: 500 })]))) as unknown as fc.Arbitrary<FbaLedgerRow>;
const day = (text: string) => text as LocalDate;

describe('the ledger of Amazon', () => {
  it('[R15] 812 + 300 − 274 + 18 − 5 + 6 − 9 − 2 = 846; the file says 846 → gap 0', () => {
    expect(fbaLedgerCheck(example)).toEqual({ computed: 846, gap: 0 });
  });

  it('[R15] lost −9, found 6, reimbursed 1 → claimable 2', () => {
    expect(claimableLost(example, 1)).toBe(2);
    expect(fbaLedgerDifference(example, { reimbursed: 1, waits: false, sellable: true })).toBe('wh_lost');
  });

  it('[R15] never is less than nothing claimable, and the more is paid the less is', () => {
    fc.assert(
      fc.property(anyRow(), fc.nat(50), fc.nat(50), (row, paid, more) => {
        expect(claimableLost(row, paid + more)).toBeLessThanOrEqual(claimableLost(row, paid));
        expect(claimableLost(row, paid)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[R15] a span whose ending follows has no gap, whatever its movements', () => {
    fc.assert(
      fc.property(anyRow(), row => {
        expect(fbaLedgerCheck({ ...row, ending: fbaLedgerCheck(row).computed }).gap).toBe(0);
      }),
    );
  });

  it('[R15] exceptions, the most urgent first', () => {
    const exception = (row: Partial<FbaLedgerRow>, waits = false) =>
      fbaLedgerDifference({ ...nothing, ...row }, { reimbursed: 0, waits, sellable: true });
    expect([
      exception({ ending: 1, lost: -1 }),
      exception({}, true),
      exception({ starting: 2, lost: -2 }),
      exception({ starting: 2, damaged: -2 }),
      exception({}),
    ]).toEqual(['unbalanced', 'negative_wait', 'wh_lost', 'wh_damaged', undefined]);
  });
});

describe('what our own book takes over', () => {
  it('[R15] all movements but receipts, what adds first', () => {
    expect(fbaEvents(example).map(({ bizType, qty }) => [bizType, qty])).toEqual([
      ['fba_return', 18],
      ['fba_found', 6],
      ['fba_sale', -274],
      ['fba_lost', -9],
      ['fba_damaged', -2],
      ['fba_other', -5],
    ]);
  });

  it('[R15] its pieces are those of the ledger without its receipts; none is booked against the sign of its kind', () => {
    fc.assert(
      fc.property(anyRow(), row => {
        const events = fbaEvents(row);
        const { computed } = fbaLedgerCheck({ ...row, starting: 0, receipts: 0 });
        expect(events.reduce((sum, { qty }) => sum + qty, 0)).toBe(computed);
        expect(events.every(({ bizType, qty }) => (['fba_sale', 'fba_lost', 'fba_disposed'].includes(bizType) ? qty < 0 : true))).toBe(
          true,
        );
        expect(events.every(({ bizType, qty }) => (['fba_return', 'fba_found'].includes(bizType) ? qty > 0 : true))).toBe(true);
      }),
    );
  });

  it('[R15] sellable pieces are available, all others damaged', () => {
    expect(['SELLABLE', 'Sellable', 'CUSTOMER_DAMAGED'].map(statusOfDisposition)).toEqual(['available', 'available', 'damaged']);
  });
});

describe('shipments', () => {
  it('[R15] shipped 480, received 468 → −12 (97.50 %), 12 to claim; a later receipt of 5 lowers it to 7', () => {
    expect(shipmentVariance(480, 468)).toEqual({ diff: -12, percent: '97.5' });
    expect([claimableShort(480, 468, 0), claimableShort(480, 473, 0)]).toEqual([12, 7]);
  });

  it('[R15] what was claimed is not claimed again, and nothing is claimed that came', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), fc.nat(999), (shipped, received, claimed) => {
        const more = claimableShort(shipped, received, claimed);
        expect(more === 0 || received + claimed + more === shipped).toBe(true);
        expect(more).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[R15] a box keeps to 63.5 cm unless it is oversize, and to 22.68 kg unless it holds one piece', () => {
    const limits = { sideCm: '63.5' as Decimal, weightKg: '22.68' as Decimal };
    const refused = (box: object) => boxRefusals(box, limits).map(({ code, field }) => `${code} ${field}`);
    expect(refused({ lengthCm: '63.5', widthCm: '40', heightCm: '30', weightKg: '22.68', units: 20 })).toEqual([]);
    expect(refused({ lengthCm: '63.6', heightCm: '70', weightKg: '22.69', units: 2 })).toEqual([
      'BOX_SIDE lengthCm',
      'BOX_SIDE heightCm',
      'BOX_WEIGHT weightKg',
    ]);
    expect(refused({ lengthCm: '110', weightKg: '30', units: 1, oversize: true })).toEqual([]);
    expect(boxRefusals({ lengthCm: '900' as Decimal }, {})).toEqual([]);
  });
});

describe('windows of claims', () => {
  const periods: readonly FbaParameterPeriod[] = [
    { parameter: 'warehouse_claim_days', value: 540, from: day('2020-01-01'), to: day('2024-10-22') },
    { parameter: 'warehouse_claim_days', value: 60, from: day('2024-10-23') },
  ];

  it('[R15] the last day goes by the window that was in force when it happened', () => {
    expect(claimDeadline(periods, 'warehouse_claim_days', day('2024-10-22'))).toBe('2026-04-15');
    expect(claimDeadline(periods, 'warehouse_claim_days', day('2026-10-31'))).toBe('2026-12-30');
    expect(claimDeadline(periods, 'inbound_claim_days', day('2026-10-31'))).toBeUndefined();
  });

  it('[R15] it is near within 14 days, and over on the day after', () => {
    expect(nearDeadlines(day('2026-11-22'))).toEqual([day('2026-11-22'), day('2026-12-06')]);
    const over = (deadline?: string) => claimOver({ deadline }, { today: day('2026-11-22') }).map(({ code }) => code);
    expect([over('2026-11-21'), over('2026-11-22'), over()]).toEqual([[], ['CLAIM_OPEN'], ['CLAIM_OPEN']]);
  });
});

describe('rows of Amazon’s files', () => {
  it('[R15] the date of the ledger is a month or a day', () => {
    const span = (periodTo: string, periodFrom = '') => {
      const { cells, refusals } = fbaLedgerCells({ periodTo, periodFrom });
      return refusals.length > 0 ? refusals[0]!.code : [cells['periodFrom'], cells['periodTo']];
    };
    expect(span('02/2024')).toEqual(['2024-02-01', '2024-02-29']);
    expect(span('05/20/2026')).toEqual(['2026-05-20', '2026-05-20']);
    expect(span('2026-05-31', '2026-05-01')).toEqual(['2026-05-01', '2026-05-31']);
    expect([span('13/2026'), span('May 2026')]).toEqual(['BAD_DATE', 'BAD_DATE']);
    expect(fbaLedgerCells({}).refusals).toEqual([]);
  });

  it('[R15] the approval of a reimbursement is a moment, of which the day is kept', () => {
    expect(fbaReimbursementCells({ approvedAt: '2026-05-20T10:11:12+00:00' }).cells['approvedAt']).toBe('2026-05-20');
    expect(fbaReimbursementCells({ approvedAt: '2026-05-20' }).cells['approvedAt']).toBe('2026-05-20');
  });
});
