import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { days } from '../testing.ts';
import { balanceBases, balanceDay, paymentTermsOf } from './payment-terms.ts';

const day = (text: string) => text as LocalDate;

it('[R95] an order takes over the deposit, and of a single balance its day, its days and whether they count from a month end', () => {
  expect(paymentTermsOf({ depositPct: '30' as Decimal, node: 'beforeShip', netDays: 30, eom: true })).toEqual({
    depositPct: '30',
    balanceBase: 'ship',
    netDays: 30,
    eom: true,
  });
  const bases = ['onOrder', 'afterInvoice', 'afterReceipt', 'afterInspection', 'monthEnd'].map(
    node => paymentTermsOf({ node }).balanceBase,
  );
  expect(bases).toEqual(['effective', 'invoice', 'receipt', 'receipt', 'receipt']);
  expect(paymentTermsOf({})).toEqual({ depositPct: '0', balanceBase: 'receipt', netDays: 0, eom: false });
});

it('[R95] a balance counts from the agreement, from when its goods leave, or from when they come', () => {
  const of = { effective: day('2026-05-01'), ship: day('2026-06-10'), receipt: day('2026-07-05') };
  expect(balanceBases.map(base => balanceDay(base, of))).toEqual(['2026-05-01', '2026-06-10', '2026-07-05', '2026-07-05']);
  expect(balanceDay('receipt', { effective: of.effective, ship: of.ship })).toBe('2026-06-10');
});

it('[R95] a balance never counts from a day that is none of its part', () => {
  const parts = fc.record({ effective: days(), ship: days(), receipt: fc.option(days(), { nil: undefined }) });
  fc.assert(
    fc.property(parts, fc.constantFrom(...balanceBases), (of, base) => {
      expect(Object.values(of)).toContain(balanceDay(base, of));
    }),
  );
});
