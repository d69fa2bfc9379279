import { text } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { referenceNamed } from '../cells/reference-named.ts';
import { regrouped } from '../kinds/document-number.ts';
import { codeAndName, referredWords } from './reference-words.ts';

it('[RF2] a record is called by its code and its name, and once by what is the same', () => {
  const west = { code: 'US-WEST', name: text('美西仓', 'West warehouse') };
  expect([referredWords(west, 'zh-cn'), referredWords(west, 'en')]).toEqual(['US-WEST 美西仓', 'US-WEST West warehouse']);
  expect(referredWords({ code: 'A-01-01', name: text('A-01-01', 'A-01-01') }, 'en')).toBe('A-01-01');
  expect(referredWords({ code: 'NORDIX', name: text('诺迪', 'Nordix') }, 'en')).toBe('Nordix');
  expect(codeAndName('', '#12 no longer exists')).toBe('#12 no longer exists');
});

it('[RF2] a document is called by its number as people read it', () => {
  const order = { code: 'PO26112800031', name: text('PO26112800031', 'PO26112800031') };
  expect(referredWords(order, 'en')).toBe('PO-261-128-00031');
  expect(codeAndName('PO26112800031', 'Brembo')).toBe('PO-261-128-00031 Brembo');
});

it('[RF2] whatever a record is shown as means that record when it is pasted, also behind what stands above it', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9]{1,8}( [A-Za-z0-9]{1,8})?$/);
  const some = fc.uniqueArray(
    fc.record({ code: fc.oneof(fc.stringMatching(/^[A-Z]{2}-\d{1,6}$/), fc.stringMatching(/^PO261128\d{5}$/)), zh: word, en: word }),
    {
      minLength: 1,
      selector: ({ code }) => code,
    },
  );
  fc.assert(
    fc.property(some, fc.constantFrom('zh-cn', 'en'), word, (given, language, above) => {
      const records = given.map(({ code, zh, en }, id) => ({ id, code, name: text(zh, en) }));
      for (const record of records) {
        const shown = referredWords(record, language);
        expect(referenceNamed(records, regrouped(record.code))).toBe(record);
        expect(referenceNamed(records, shown.toLowerCase())).toBe(record);
        const name = language === 'en' ? record.name.en : record.name.zh;
        expect(referenceNamed(records, codeAndName(record.code, `${above} / ${name}`))).toBe(record);
      }
      expect(referenceNamed(records, `ZZZ-1 ${above}`)).toBe('none');
    }),
  );
});
