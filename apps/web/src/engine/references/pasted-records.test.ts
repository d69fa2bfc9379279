import { ok } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pastedRecords } from './pasted-records.ts';
import { pastedTexts } from './pasted-texts.ts';

it('a pasted list is cut at lines, tabs, commas and semicolons; names keep their spaces', () => {
  expect(pastedTexts('BRP-10001\r\nBRP-10002\tBRP-10001；US West,  ,')).toEqual(['BRP-10001', 'BRP-10002', 'US West']);
  expect(pastedTexts('US West')).toEqual(['US West']);
});

it('every text is looked up once, in as few calls as may be, and is found or missing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 4100 }), async numbers => {
      const asked: number[] = [];
      const match = async (_entity: string, texts: readonly string[]) => {
        asked.push(texts.length);
        return ok(
          texts.map(text =>
            Number(text) % 2 === 0 ? { text, id: Number(text) } : { text, refusal: { code: 'REFERENCE', message: { zh: '', en: '' } } },
          ),
        );
      };
      const found = await pastedRecords({ match }, 'sku', numbers.map(String));
      expect(found).toEqual(ok({ ids: numbers.filter(one => one % 2 === 0), missing: numbers.filter(one => one % 2 === 1).map(String) }));
      expect(asked.length).toBe(Math.ceil(numbers.length / 2000));
    }),
    { numRuns: 10 },
  );
});
