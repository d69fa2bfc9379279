import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailKinds } from './mail-kinds.ts';
import { readWordings, wordingsJson } from './wordings-json.ts';

const order = {
  mailKind: 'PO_SEND',
  lang: 'zh',
  subject: '采购订单 {{order.no}}',
  bodyIntro: '您好',
  signature: '',
  attachments: ['pdf'],
} as const;

it('[M20] wordings are taken over as they were written', () => {
  const wording = fc.record({
    mailKind: fc.constantFrom(...mailKinds.map(({ code }) => code)),
    lang: fc.constantFrom('zh' as const, 'en' as const),
    subject: fc.string({ minLength: 1 }).filter(text => text.trim() !== ''),
    bodyIntro: fc.string(),
    signature: fc.string(),
    attachments: fc.subarray(['pdf', 'xlsx']),
  });
  fc.assert(
    fc.property(fc.uniqueArray(wording, { selector: ({ mailKind, lang }) => `${mailKind} ${lang}` }), wordings => {
      expect(readWordings(wordingsJson(wordings))).toEqual({ ok: true, value: wordings });
    }),
  );
});

it.each([
  ['{', 'NOT_WORDINGS', 'This is not JSON of mail texts: an array is expected'],
  ['{}', 'NOT_WORDINGS', 'This is not JSON of mail texts: an array is expected'],
  [[null], 'WORDING_ROW', 'Entry 1: there is no such mail type'],
  [[order, { ...order, lang: 'de' }], 'WORDING_ROW', 'Entry 2: the language must be zh or en'],
  [[{ ...order, signature: 5 }], 'WORDING_ROW', 'Entry 1: texts and attachments have the wrong form'],
  [[{ ...order, subject: ' ' }], 'WORDING_ROW', 'Entry 1: it has no subject'],
  [[order, order], 'WORDING_ROW', 'Entry 2: it comes twice'],
])('[M20] %j is refused', (given, code, en) => {
  const json = typeof given === 'string' ? given : JSON.stringify(given);
  expect(readWordings(json)).toMatchObject({ ok: false, refusal: { code, message: { en } } });
});
