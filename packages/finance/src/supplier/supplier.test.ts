import type { Decimal } from '@axle/kernel';
import { decimals } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeOf } from './grade.ts';
import { mayEliminate, mayQualify, supplierMayOrder, type SupplierStage } from './stages.ts';
import { checkAccountHolders, checkContacts, derivedSupplier, hasMailContact } from './supplier-checks.ts';

const stages: readonly SupplierStage[] = ['potential', 'trial', 'qualified', 'frozen', 'eliminated'];
const grade = (score: string) => gradeOf(score as Decimal);

describe('grades of suppliers', () => {
  it('[SUP1] score 84.9 → B, 85.0 → A', () => {
    expect(['84.9', '85.0', '70', '69.99', '60', '59.9', '0'].map(grade)).toEqual(['B', 'A', 'B', 'C', 'C', 'D', 'D']);
  });

  it('[SUP1] a better score never makes a worse grade', () => {
    const scores = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(scores, scores, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map(tenths => grade(`${Math.floor(tenths / 10)}.${tenths % 10}`));
        expect(high! <= low!).toBe(true);
      }),
    );
  });
});

describe('stages of suppliers', () => {
  const may = (stage: SupplierStage, amount: string, open = 0) => {
    const result = supplierMayOrder(stage, amount as Decimal, open);
    return result.ok ? 'yes' : result.refusal.code;
  };

  it('[SUP2] one on trial gets one order of at most 50,000 yuan', () => {
    expect([may('trial', '50000'), may('trial', '50000.01'), may('trial', '1', 1)]).toEqual(['yes', 'TRIAL_AMOUNT', 'TRIAL_ORDERS']);
    expect(stages.map(stage => may(stage, '80000'))).toEqual(['STAGE', 'TRIAL_AMOUNT', 'yes', 'STAGE', 'STAGE']);
  });

  it('[SUP2] a smaller order is never refused where a larger one passes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...stages), fc.nat(100_000), fc.nat(100_000), fc.nat(3), (stage, one, other, open) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)].map(amount => may(stage, String(amount), open));
        expect(large !== 'yes' || small === 'yes').toBe(true);
      }),
    );
  });

  it('[SUP3] three accepted orders qualify', () => {
    expect([2, 3, 9].map(orders => mayQualify(orders).map(({ code }) => code))).toEqual([['TOO_FEW_ORDERS'], [], []]);
  });

  it('[SUP4] nobody is eliminated with open orders or a balance', () => {
    expect(mayEliminate({ openAmount: '0.00', balance: '0' })).toEqual([]);
    expect(mayEliminate({ openAmount: '10', balance: '-0.01' }).map(({ code }) => code)).toEqual(['OPEN_ORDERS', 'BALANCE']);
    fc.assert(
      fc.property(decimals(), decimals(), (openAmount, balance) => {
        expect(mayEliminate({ openAmount, balance })).toHaveLength([openAmount, balance].filter(amount => Number(amount) !== 0).length);
      }),
    );
    expect(mayEliminate({})).toEqual([]);
  });
});

describe('what a supplier says of itself', () => {
  const record = (name: string, reason?: string) => ({
    nameZh: '宁波（北仑）制动',
    nameEn: 'Ningbo Brake Co., Ltd.',
    bankAccounts: [{ name, reason }],
  });

  it('[SUP5] an account in another name says why', () => {
    expect(['宁波(北仑)制动', 'NINGBO BRAKE CO LTD'].flatMap(name => checkAccountHolders(record(name)))).toEqual([]);
    expect(checkAccountHolders(record('王强'))).toMatchObject([{ code: 'HOLDER', field: 'bankAccounts.0.reason' }]);
    expect([checkAccountHolders(record('王强', '法人代收，有授权书')), checkAccountHolders({})]).toEqual([[], []]);
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constant('x'), (name, reason) => checkAccountHolders(record(name, reason)).length === 0),
    );
  });

  it('[SUP6] contacts have proper addresses, one of whom gets the mails', () => {
    const contacts = (email: string | undefined, forMail: boolean) => ({ contacts: [{ name: '李娜', email, forMail }] });
    expect(checkContacts(contacts('li.na@', false))).toMatchObject([{ code: 'EMAIL', field: 'contacts.0.email' }]);
    expect(checkContacts(contacts(undefined, true))).toMatchObject([{ code: 'REQUIRED' }]);
    expect([contacts(undefined, false), contacts('li.na@x.cn', true), {}].flatMap(checkContacts)).toEqual([]);
    expect([contacts('li.na@x.cn', true), contacts('li.na@x.cn', false), {}].map(hasMailContact)).toEqual([true, false, false]);
    fc.assert(
      fc.property(fc.emailAddress(), email => checkContacts(contacts(email, true)).length === 0 || !hasMailContact(contacts(email, true))),
    );
  });

  it('its province is that of its address', () => {
    expect([derivedSupplier({ address: { region: '浙江省' } }), derivedSupplier({})]).toEqual([
      { province: '浙江省' },
      { province: undefined },
    ]);
  });
});
