import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkClauseWording, checkOrderWording, checkTemplateWording, orderSample, writeClauses } from './order-wording.ts';

it('[M22] knows the variables of the mail that sends an order, and refuses any other by name', () => {
  expect(checkOrderWording('{{supplier.name}} 按 {{order.no}} 交货', 'textZh')).toEqual([]);
  expect(checkOrderWording('See {{order.number}} and {{replyLink}}', 'textEn')).toMatchObject([
    { code: 'UNKNOWN_VARIABLE', field: 'textEn', message: { en: 'Unknown variable {{order.number}}, did you mean {{order.no}}?' } },
    { code: 'UNKNOWN_VARIABLE', field: 'textEn' },
  ]);
  expect(checkOrderWording(undefined, 'textEn')).toEqual([]);
});

it('[M22] looks at both languages of a clause, and at packing', () => {
  expect(checkClauseWording({ textZh: '{{x}}', textEn: '{{order.no}}' })).toMatchObject([{ field: 'textZh' }]);
  expect(checkTemplateWording({ clauses: [{ textEn: '{{x}}' }], packing: '{{y}}' })).toMatchObject([
    { field: 'clauses' },
    { field: 'packing' },
  ]);
  expect(checkTemplateWording({})).toEqual([]);
});

it('[M22] numbers the clauses that say something', () => {
  const clauses = [{ title: 'Packing', words: 'Cartons show {{order.no}}.' }, { title: 'Later' }, { words: 'Paid by {{company.name}}.' }];
  const said = '1. Packing: Cartons show PO-260-520-00042.\n2. Paid by Axle Parts.';
  expect(writeClauses(clauses, orderSample)).toEqual({ ok: true, value: said });
  expect(writeClauses(clauses, {})).toMatchObject({ ok: false, refusal: { code: 'NO_VALUE', field: 'order.no' } });
});

it('[M22] what is accepted can be written with the sample', () => {
  const part = fc.oneof(fc.constantFrom('{{order.no}}', '{{ buyer.name }}', '{{order.nr}}', '{{x}}', '{', '}'), fc.string());
  fc.assert(
    fc.property(fc.array(part), parts => {
      const words = parts.join('');
      if (checkOrderWording(words, 'words').length === 0) expect(writeClauses([{ words }], orderSample).ok).toBe(true);
    }),
  );
});
