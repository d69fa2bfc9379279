import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressesIn, checkRecipientRow } from './recipient-row.ts';

const codes = (values: object) => checkRecipientRow(values as never).map(({ code, field }) => `${code} ${field}`);

it('[M14] an address is proper, and belongs to whom its scope says', () => {
  expect(codes({ scope: 'default', email: 'a b@x.cn' })).toEqual(['EMAIL email']);
  expect(codes({ scope: 'supplier', email: 'a@x.cn' })).toEqual(['REQUIRED supplier']);
  expect(codes({ scope: 'company', supplier: 1, email: 'a@x.cn' })).toEqual(['REQUIRED company', 'RULE supplier']);
  expect(codes({ scope: 'default', company: 1, email: 'a@x.cn' })).toEqual(['RULE company']);
  expect(
    [
      { scope: 'supplier', supplier: 1, email: 'a@x.cn' },
      { scope: 'company', company: 1, email: 'a@x.cn' },
      { scope: 'default', email: 'a@x.cn' },
    ].flatMap(codes),
  ).toEqual([]);
});

it('[M14] several addresses are read from one text, each once', () => {
  expect(addressesIn(' a@x.cn, b@x.cn；\nc@x.cn a@x.cn')).toEqual(['a@x.cn', 'b@x.cn', 'c@x.cn']);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,6}@[a-z]{1,6}$/), { maxLength: 5 }), list => {
      expect(addressesIn(list.join('; '))).toEqual([...new Set(list)]);
    }),
  );
});
