import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeKind } from './change-kind.ts';
import type { ChangeLine } from './diff.ts';

const account = [{ bank: 'Bank of Ningbo' }];

it.each([
  [[{ field: 'price', before: '100', after: '108' }], 'update'],
  [[{ field: 'bankAccounts', after: account }], 'add'],
  [[{ field: 'bankAccounts', before: [], after: account }], 'add'],
  [[{ field: 'creditLimit', before: '50000' }], 'disable'],
  [
    [
      { field: 'uscc', after: '91350100M000100Y43' },
      { field: 'paymentMethod', before: 1, after: 2 },
    ],
    'update',
  ],
] satisfies readonly (readonly [readonly ChangeLine[], string])[])('[A18] %j is %s', (lines, kind) => {
  expect(changeKind(lines)).toBe(kind);
});

it('[A18] turned around, what adds disables and what disables adds', () => {
  const line = fc.record({
    field: fc.constantFrom('a', 'b', 'c'),
    before: fc.option(fc.constantFrom('1', '2'), { nil: undefined }),
    after: fc.option(fc.constantFrom('3', '4'), { nil: undefined }),
  });
  const turned = { add: 'disable', disable: 'add', update: 'update' } as const;
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), lines => {
      const some = lines.filter(({ before, after }) => before !== undefined || after !== undefined);
      if (some.length === 0) return;
      const back = some.map(({ field, before, after }) => ({ field, before: after, after: before }));
      expect(changeKind(back)).toBe(turned[changeKind(some)]);
    }),
  );
});
