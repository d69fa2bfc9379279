import { type Decimal, sum } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balancesOf } from './balances.ts';
import { ledgerAccounts } from './ledger-event.ts';
import { tAccounts } from './t-accounts.ts';
import { type LedgerEvent, voucherOf } from './voucher.ts';

const decimal = (text: string) => text as Decimal;
const story: readonly LedgerEvent[] = [
  { kind: 'prepaid', amount: decimal('3000') },
  { kind: 'accepted', net: decimal('4000') },
  { kind: 'invoiced', net: decimal('4000'), invoiceNet: decimal('4040'), tax: decimal('0') },
  { kind: 'prepayUsed', amount: decimal('1200') },
  { kind: 'deducted', amount: decimal('150') },
  { kind: 'paid', amount: decimal('2690') },
];

it('[R13e] draws the payable with 4,040 on its right against 2,690, 1,200 and 150 on its left', () => {
  const drawn = tAccounts(story.flatMap(voucherOf));
  const [ap, , prepay] = drawn;
  expect(drawn.map(({ account }) => account)).toEqual(['ap', 'grir', 'prepay', 'stock', 'ppv', 'deduct', 'bank']);
  expect(ap!.debits.map(({ debit }) => debit)).toEqual(['1200', '150', '2690']);
  expect([ap!.credits.map(({ credit }) => credit), ap!.balance]).toEqual([['4040'], '0']);
  expect([prepay!.debit, prepay!.credit, prepay!.balance]).toEqual(['3000', '1200', '1800']);
});

it('[R13e] begins with what stood before, also where nothing happened', () => {
  const drawn = tAccounts(voucherOf({ kind: 'paid', amount: decimal('40') }), {
    ap: decimal('-100'),
    stock: decimal('60'),
    grir: decimal('0'),
  });
  expect(drawn.map(({ account, opening, balance }) => [account, opening, balance])).toEqual([
    ['ap', '-100', '-60'],
    ['stock', '60', '60'],
    ['bank', '0', '-40'],
  ]);
});

it('[R13e] holds each entry once, and its balances are those of the ledger, which are even', () => {
  const kinds = fc.constantFrom('prepaid' as const, 'prepayUsed' as const, 'deducted' as const, 'paid' as const, 'claimAgreed' as const);
  const events = fc.array(
    fc.record({ kind: kinds, amount: fc.integer({ min: 1, max: 99_999 }).map(cents => decimal(String(cents / 100))) }),
  );
  fc.assert(
    fc.property(events, all => {
      const entries = all.flatMap(voucherOf);
      const drawn = tAccounts(entries);
      expect(drawn.flatMap(({ debits, credits }) => [...debits, ...credits])).toHaveLength(entries.length);
      expect(sum(drawn.map(({ balance }) => balance))).toBe('0');
      const balances = balancesOf(entries);
      for (const account of ledgerAccounts) expect(drawn.find(one => one.account === account)?.balance).toBe(balances[account]);
    }),
  );
});
