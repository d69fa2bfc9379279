import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countedLines } from './counted-lines.ts';

it('rows are counted as they come, wherever the chunks are cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.string({ unit: fc.constantFrom('a', '"', '\n', ',') }), { minLength: 2, maxLength: 2 })),
      fc.integer({ min: 1, max: 9 }),
      async (rows, size) => {
        const bytes = Buffer.from(stringify(rows, { record_delimiter: '\n' }));
        async function* chunks() {
          for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
        }
        let counted = 0;
        const written: Buffer[] = [];
        for await (const chunk of countedLines(chunks(), count => (counted = count))) written.push(chunk);
        expect(counted).toBe(rows.length);
        expect(Buffer.concat(written)).toEqual(bytes);
      },
    ),
  );
});
