import { add, type Decimal } from '@axle/kernel';
import { decimals } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerAccounts, type LedgerEntry } from './ledger.ts';

const entry = (of: string, change: string, place = 0): LedgerEntry => ({
  key: String(place),
  of,
  at: '2026-05-20T08:30:00.000Z',
  words: `document ${place}`,
  change: change as Decimal,
});
const entries = fc.array(
  fc.tuple(fc.constantFrom('CNY', 'USD'), decimals()).map(([of, change]) => entry(of, change)),
  { maxLength: 20 },
);
const sum = (numbers: readonly Decimal[]) => numbers.reduce(add, '0' as Decimal);

describe('[LG1] a ledger', () => {
  it('shows the balance after each entry, and the totals in and out', () => {
    const [account] = ledgerAccounts({ pcs: '100' as Decimal }, [entry('pcs', '500', 1), entry('pcs', '-30', 2), entry('pcs', '12', 3)]);
    expect(account).toMatchObject({ of: 'pcs', opening: '100', in: '512', out: '-30', closing: '582' });
    expect(account?.lines.map(({ balance }) => balance)).toEqual(['600', '570', '582']);
  });

  it('closes with what it opened with and what came and went', () => {
    fc.assert(
      fc.property(fc.record({ CNY: decimals(), USD: decimals() }), entries, (openings, list) => {
        for (const account of ledgerAccounts(openings as Readonly<Record<string, Decimal>>, list)) {
          expect(account.closing).toBe(sum([account.opening, account.in, account.out]));
          expect(account.closing).toBe(account.lines.at(-1)?.balance ?? account.opening);
        }
      }),
    );
  });

  it('of two spans that follow each other ends as one of both', () => {
    fc.assert(
      fc.property(entries, entries, (first, second) => {
        const openings = Object.fromEntries(ledgerAccounts({}, first).map(({ of, closing }) => [of, closing]));
        const closings = (accounts: ReturnType<typeof ledgerAccounts>) =>
          Object.fromEntries(accounts.map(({ of, closing }) => [of, closing]));
        expect(closings(ledgerAccounts(openings, second))).toEqual(closings(ledgerAccounts({}, [...first, ...second])));
      }),
    );
  });
});

describe('[LG2] currencies and units', () => {
  it('are accounts of their own, also without an entry', () => {
    const accounts = ledgerAccounts({ EUR: '5' as Decimal }, [entry('CNY', '7'), entry('USD', '-2'), entry('CNY', '1')]);
    expect(accounts.map(({ of, closing }) => [of, closing])).toEqual([
      ['EUR', '5'],
      ['CNY', '8'],
      ['USD', '-2'],
    ]);
  });
});
