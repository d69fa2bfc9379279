import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressNotice, recipientRemarks } from './recipient-remarks.ts';

const own = ['axle.example', 'axle.cn'];
const notice = (scope: string, role: string, email: unknown) => addressNotice({ scope, role, email }, own);

it('[M16] who gets a supplier’s mails is not one of us, and who gets those for us is', () => {
  expect(notice('supplier', 'to', 'sales@parts.cn')).toBeUndefined();
  expect(notice('supplier', 'to', 'buyer@Axle.CN')).toBe('ownDomain');
  expect(notice('supplier', 'cc', 'buyer@axle.cn')).toBeUndefined();
  expect(notice('company', 'to', 'buyer@axle.example')).toBeUndefined();
  expect(notice('company', 'cc', 'someone@mail.axle.cn')).toBe('outside');
  expect(notice('default', 'bcc', 'someone@parts.cn')).toBe('outside');
});

it('[M16] nothing is said of an address that is not typed yet, or while no domain of ours is known', () => {
  for (const email of [undefined, '', 'someone', 'someone@', 7]) expect(notice('default', 'to', email)).toBeUndefined();
  fc.assert(
    fc.property(
      fc.constantFrom('supplier', 'company', 'default'),
      fc.constantFrom('to', 'cc', 'bcc'),
      fc.emailAddress(),
      (scope, role, email) => {
        expect(addressNotice({ scope, role, email }, [])).toBeUndefined();
      },
    ),
  );
});

it('[M16] a remark names the field and our domains, in both languages', () => {
  expect(recipientRemarks({ scope: 'default', role: 'to', email: 'a@b.cn' }, own)).toEqual([
    {
      code: 'outside',
      field: 'email',
      message: {
        zh: '请核对：不在本公司域名（axle.example、axle.cn）之内',
        en: 'Please check: outside our own domains (axle.example, axle.cn)',
      },
    },
  ]);
  expect(recipientRemarks({ scope: 'supplier', role: 'to', email: 'a@axle.cn' }, own)).toMatchObject([{ code: 'ownDomain' }]);
  expect(recipientRemarks({ scope: 'supplier', role: 'to', email: 'a@b.cn' }, own)).toEqual([]);
});
