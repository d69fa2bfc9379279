import { add, addDays, compareDecimals, type Decimal, type LocalDate, subtract } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../testing.ts';
import { claimFigures } from './claim-figures.ts';
import { agreeRefusals, type ClaimAmounts, partyRefusals, recoverRefusals, reopenRefusals, submitRefusals } from './claim-refusals.ts';
import { noticeDeadline, suitDeadline } from './notice-deadline.ts';

const decimal = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const amounts = fc.integer({ min: 1, max: 999_999 }).map(cents => decimal(String(cents / 100)));
const claim: ClaimAmounts = { party: 'supplier', currency: 'CNY', claimed: decimal('1000'), agreed: decimal('900') };
const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);

describe('a claim', () => {
  it('[R40] is notified within 3 days by sea, 7 by road, 30 to suppliers and warehouses', () => {
    const on = day('2026-05-20');
    const of = (party: Parameters<typeof noticeDeadline>[0]['party'], mode?: 'sea' | 'road') => noticeDeadline({ party, mode, day: on });
    expect([of('carrier', 'sea'), of('carrier', 'road'), of('supplier'), of('warehouse')]).toEqual([
      '2026-05-23',
      '2026-05-27',
      '2026-06-19',
      '2026-06-19',
    ]);
    expect([of('carrier'), of('insurer'), of('platform')]).toEqual([undefined, undefined, undefined]);
    expect(suitDeadline({ party: 'carrier', mode: 'sea', day: on })).toBe('2027-05-20');
    expect(suitDeadline({ party: 'carrier', mode: 'road', day: on })).toBeUndefined();
  });

  it('[R41] is put forward with somebody to pay, our company and an amount', () => {
    expect(codes(submitRefusals({ ...claim, supplier: 1, companyEntity: 1 }))).toEqual([]);
    expect(codes(submitRefusals({ party: 'supplier', currency: 'CNY' }))).toEqual(['NO_PARTY', 'NO_COMPANY', 'NO_AMOUNT']);
    expect(codes(submitRefusals({ party: 'carrier', currency: 'USD', claimed: decimal('0'), carrier: 7 }))).toEqual(['NO_AMOUNT']);
    expect(codes(submitRefusals({ party: 'insurer', currency: 'USD', claimed: decimal('1'), counterparty: ' ' }))).toEqual(['NO_PARTY']);
  });

  it('[R41] names a carrier, a warehouse or a shop as a record, and nobody beside its party', () => {
    const paid = { currency: 'USD', claimed: decimal('1') };
    expect(codes(submitRefusals({ party: 'carrier', ...paid, counterparty: 'Maersk' }))).toEqual(['NO_PARTY']);
    expect(codes(submitRefusals({ party: 'warehouse', ...paid, counterparty: 'LA' }))).toEqual(['NO_PARTY']);
    expect(codes(submitRefusals({ party: 'warehouse', ...paid, warehouse: 3 }))).toEqual([]);
    for (const of of [{ store: 4 }, { counterparty: 'Amazon US' }])
      expect(codes(submitRefusals({ party: 'platform', ...paid, ...of }))).toEqual([]);
    expect(codes(partyRefusals({ party: 'carrier', carrier: 7, store: 4 }))).toEqual(['OTHER_PARTY']);
    expect(codes(partyRefusals({ party: 'insurer', supplier: 1, carrier: 7 }))).toEqual(['OTHER_PARTY', 'OTHER_PARTY']);
    expect(codes(partyRefusals({ party: 'supplier' }))).toEqual(['NO_PARTY']);
  });

  it('[R41] is agreed for no more than claimed, and comes back for no more than agreed', () => {
    expect([codes(agreeRefusals(claim, decimal('1000'))), codes(agreeRefusals(claim, decimal('1000.01')))]).toEqual([
      [],
      ['ABOVE_CLAIMED'],
    ]);
    expect(codes(agreeRefusals(claim, decimal('0')))).toEqual(['NOT_POSITIVE']);
    const half = { ...claim, recovered: decimal('400') };
    expect([codes(recoverRefusals(half, decimal('500'), 'cash')), codes(recoverRefusals(half, decimal('500.01'), 'cash'))]).toEqual([
      [],
      ['ABOVE_AGREED'],
    ]);
    expect(codes(recoverRefusals({ ...half, party: 'carrier' }, decimal('1'), 'offset'))).toEqual(['OFFSET_SUPPLIER']);
    expect(codes(recoverRefusals(half, decimal('0'), 'offset'))).toEqual(['NOT_POSITIVE']);
  });

  it('[R41] never brings back more than was agreed, whatever is tried', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { maxLength: 6 }), (agreed, tried) => {
        let recovered = decimal('0');
        for (const amount of tried)
          if (recoverRefusals({ ...claim, agreed, recovered }, amount, 'cash').length === 0) recovered = add(recovered, amount);
        expect(compareDecimals(subtract(agreed, recovered), decimal('0'))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[R41a] is taken up again within thirty days of its rejection', () => {
    fc.assert(
      fc.property(days(), fc.nat(60), (rejected, later) => {
        expect(codes(reopenRefusals(rejected, addDays(rejected, later)))).toEqual(later > 30 ? ['REOPEN_LATE'] : []);
      }),
    );
  });

  it('[R42] closed ones of 1,000.00 with 800.00 back and 500.00 with nothing back are recovered to 53.33 %', () => {
    expect(claimFigures({ count: 2, claimed: decimal('1500'), recovered: decimal('800'), days: 45 })).toEqual({
      recoveryRate: '53.33',
      avgDays: '22.5',
    });
    expect(claimFigures({ count: 0, claimed: decimal('0'), recovered: decimal('0'), days: 0 })).toEqual({});
  });
});
