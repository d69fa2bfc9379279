import { expect, it } from 'vitest';
import { ledgersOf } from './ledgers-of.ts';

const line = (more: object) => ({ companyEntity: 1, currency: 'CNY', account: 'ap', debit: '0', credit: '0', ...more });

it('[R13e] draws the accounts of each company and currency, with what stood on them before', () => {
  const drawn = ledgersOf(
    [line({ credit: '4040' }), line({ currency: 'USD', debit: '100' }), line({ debit: '150' })],
    [
      { companyEntity: 1, currency: 'CNY', account: 'ap', amount: '-500' },
      { companyEntity: 2, currency: 'CNY', account: 'prepay', amount: '30' },
    ],
  );
  const shown = drawn.map(({ companyEntity, currency, accounts }) => [
    companyEntity,
    currency,
    accounts.map(({ account, opening, balance }) => `${account} ${opening} ${balance}`),
  ]);
  expect(shown).toEqual([
    [1, 'CNY', ['ap -500 -4390']],
    [1, 'USD', ['ap 0 100']],
    [2, 'CNY', ['prepay 30 30']],
  ]);
});
