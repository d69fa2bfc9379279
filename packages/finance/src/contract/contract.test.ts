import { addDays, type Decimal, type LocalDate } from '@axle/kernel';
import { localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContract } from './check-contract.ts';
import { contractEnd, contractStanding } from './contract-standing.ts';
import { contractRefusals, type RegisteredContract } from './order-under-contract.ts';

const day = (text: string) => text as LocalDate;
const money = (text: string) => text as Decimal;

describe('contracts as they are written', () => {
  const said = (values: Parameters<typeof checkContract>[0]) => checkContract(values).map(({ code }) => code);

  it('[F9] payment stages of 30 and 60 % are refused, of 30 and 70 % are not', () => {
    expect(said({ paymentTerms: [{ pct: money('30') }, { pct: money('60') }] })).toEqual(['NOT_100']);
    expect(said({ paymentTerms: [{ pct: money('30') }, { pct: money('70') }] })).toEqual([]);
    expect(said({ paymentTerms: [] })).toEqual([]);
  });

  it('[F9] end after they start and are worth something', () => {
    expect(said({ startDate: day('2026-08-01'), endDate: day('2026-08-01'), amount: money('0') })).toEqual(['END_ORDER', 'NO_AMOUNT']);
    expect(said({ startDate: day('2026-08-01'), endDate: day('2026-08-02'), amount: money('0.01') })).toEqual([]);
  });

  it('[F9] name their party as its kind says', () => {
    expect(said({ partyKind: 'supplier' })).toEqual(['NO_PARTY']);
    expect(said({ partyKind: 'carrier' })).toEqual(['NO_PARTY']);
    expect(said({ partyKind: 'carrier', supplier: 1, counterparty: 'Line' })).toEqual(['OTHER_PARTY']);
    expect([...said({ partyKind: 'supplier', supplier: 1 }), ...said({ partyKind: 'platform', counterparty: 'Shop' })]).toEqual([]);
  });
});

describe('contracts by their dates', () => {
  it('[F10] one that ends 2026-07-31 with 60 days of notice is about to expire from 2026-06-01', () => {
    const term = { endDate: day('2026-07-31'), noticeDays: 60, autoRenew: false };
    const on = ['2026-05-31', '2026-06-01', '2026-07-31', '2026-08-01'].map(text => contractStanding(term, day(text)));
    expect(on).toEqual(['effective', 'expiring', 'expiring', 'expired']);
  });

  it('[F10] one that renews itself is prolonged by years, one without an end lasts', () => {
    const term = { endDate: day('2024-02-29'), noticeDays: 30, autoRenew: true };
    expect(contractEnd(term, day('2024-02-29'))).toBe('2024-02-29');
    expect(contractEnd(term, day('2025-06-01'))).toBe('2026-02-28');
    expect(contractEnd({ ...term, autoRenew: false }, day('2025-06-01'))).toBe('2024-02-29');
    expect(contractStanding({ noticeDays: 30, autoRenew: false }, day('2999-01-01'))).toBe('effective');
  });

  it('[F10] never comes back to life by itself', () => {
    fc.assert(
      fc.property(localDates(), localDates(), fc.nat(400), fc.nat(365), (endDate, on, more, noticeDays) => {
        fc.pre(on < day('2990-01-01'));
        const rank = ['effective', 'expiring', 'expired'];
        const standing = (at: LocalDate) => rank.indexOf(contractStanding({ endDate, noticeDays, autoRenew: false }, at));
        expect(standing(addDays(on, more))).toBeGreaterThanOrEqual(standing(on));
      }),
    );
  });
});

describe('orders under contracts', () => {
  const contract: RegisteredContract = {
    isInForce: true,
    isForOrders: true,
    supplier: 7,
    company: 1,
    currency: 'CNY',
    startDate: day('2026-01-01'),
    endDate: day('2026-12-31'),
    noticeDays: 30,
    autoRenew: false,
    remaining: money('120000'),
  };
  const order = { supplier: 7, company: 1, currency: 'CNY', gross: money('120000') };
  const { remaining: _, ...framework } = contract;
  const said = (change: Partial<RegisteredContract>, of: Partial<typeof order> = {}, on = '2026-12-31') =>
    contractRefusals({ ...contract, ...change }, { ...order, ...of }, day(on)).map(({ code }) => code);

  it('[F11] go as far as what is left of the amount', () => {
    expect(said({})).toEqual([]);
    expect(said({}, { gross: money('120000.01') })).toEqual(['CONTRACT_AMOUNT']);
    expect(said({}, { currency: 'USD', gross: money('1') })).toEqual(['CONTRACT_AMOUNT']);
    expect(contractRefusals(framework, { ...order, currency: 'USD', gross: money('9999999') }, day('2026-06-01'))).toEqual([]);
  });

  it('[F11] are of the same supplier and company, and within its days', () => {
    expect([said({ supplier: 8 }), said({ company: 2 })]).toEqual([['CONTRACT_PARTY'], ['CONTRACT_PARTY']]);
    expect(said({ isForOrders: false })).toEqual(['CONTRACT_KIND']);
    expect([said({ isInForce: false }), said({}, {}, '2025-12-31'), said({}, {}, '2027-01-01')]).toEqual(
      Array.from({ length: 3 }, () => ['CONTRACT_NOT_IN_FORCE']),
    );
    expect(said({ autoRenew: true }, {}, '2027-01-01')).toEqual([]);
  });
});
