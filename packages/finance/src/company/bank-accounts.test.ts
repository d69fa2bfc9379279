import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBankAccounts, countedAccounts } from './bank-accounts.ts';

const account = (currency: string, isDefault: boolean, bankCode = 'BKCHCNBJ45A') => ({ bankCode, currency, isDefault });

describe('bank accounts', () => {
  it('[B36] name their bank by CNAPS or SWIFT', () => {
    const faults = (bankCode: string) => checkBankAccounts({ bankAccounts: [account('CNY', true, bankCode)] });
    expect(['104584000011', 'HSBCHKHH', 'BKCHCNBJ45A'].flatMap(faults)).toEqual([]);
    expect(['10458400001', 'HSBCHKHHX', 'BANK'].map(bank => faults(bank)[0]?.code)).toEqual(['BANK_CODE', 'BANK_CODE', 'BANK_CODE']);
  });

  it('[B36] have one default for each currency', () => {
    expect(checkBankAccounts({ bankAccounts: [account('CNY', true), account('USD', true), account('CNY', false)] })).toEqual([]);
    expect(checkBankAccounts({ bankAccounts: [account('CNY', true), account('CNY', true)] })).toMatchObject([
      { code: 'TWO_DEFAULTS', field: 'bankAccounts.1.isDefault', message: { en: 'CNY can have only one default account' } },
    ]);
    expect([checkBankAccounts({}), countedAccounts({}), countedAccounts({ bankAccounts: [account('CNY', true)] })]).toEqual([
      [],
      { accounts: 0 },
      { accounts: 1 },
    ]);
  });

  it('[B36] are refused once for each default beyond the first of its currency', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ currency: fc.constantFrom('CNY', 'USD', 'EUR'), isDefault: fc.boolean() })), list => {
        const defaults = list.filter(({ isDefault }) => isDefault);
        const expected = defaults.length - new Set(defaults.map(({ currency }) => currency)).size;
        expect(checkBankAccounts({ bankAccounts: list.map(one => ({ ...one, bankCode: 'HSBCHKHH' })) })).toHaveLength(expected);
      }),
    );
  });
});
