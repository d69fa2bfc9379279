import { bareOe } from '@axle/catalog';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';

const { db } = await testDatabase('demoTemplate');

it('[B1] the database compares OE numbers as the rule writes them, whatever letters they have', async () => {
  const texts = [
    ...fc.sample(fc.string({ unit: 'grapheme', maxLength: 12 }), { numRuns: 300, seed: 7 }).filter(text => !text.includes('\0')),
    ...Array.from({ length: 0xa700 }, (_, at) => `a${String.fromCharCode(at + 1)}1`),
  ];
  const { rows } = await sql<{ bare: string }>`
    select bare_oe(text) as bare from unnest(${texts}::text[]) with ordinality as t (text, n) order by n`.execute(db);
  expect(texts.filter((text, at) => bareOe(text) !== rows[at]!.bare)).toEqual([]);
});
