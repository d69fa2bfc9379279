import { foldSpelling } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordValues, Spelling } from '../resource/resource.ts';
import { type KnownSpellings, learnSpellings, settleSpellings } from './settle-spellings.ts';

const spellings: readonly Spelling[] = [
  { field: 'make', within: ['market'], aliases: 'aliases' },
  { field: 'model', within: ['market', 'make'], aliases: 'aliases' },
];
const row = (make: string, model: string, market = 'US') => ({ market, make, model });
const settle = (rows: readonly RecordValues[], known: KnownSpellings = new Map()) =>
  settleSpellings(spellings, known, rows).map(settled => settled.values);

const rows = fc.array(
  fc.record({
    market: fc.constantFrom('US', 'CA'),
    make: fc.constantFrom('Ford', 'FORD', 'ford', 'Fiat'),
    model: fc.constantFrom('F-150', 'f-150', 'Élan', 'ÉLAN'),
  }),
  { maxLength: 12 },
);
const folded = (values: readonly RecordValues[]) =>
  new Set(
    values.map(value => JSON.stringify([value['market'], foldSpelling(String(value['make'])), foldSpelling(String(value['model']))])),
  );

describe('first spellings', () => {
  it('[B11] keeps the first spelling and notes later ones as aliases', () => {
    expect(settle([row('Ford', 'F-150'), row('FORD', 'f-150')])).toEqual([
      row('Ford', 'F-150'),
      { ...row('Ford', 'F-150'), aliases: ['FORD', 'f-150'] },
    ]);
  });

  it('[B11] looks only within the same surroundings', () => {
    expect(settle([row('Ford', 'GT'), row('ford', 'gt', 'CA'), row('Fiat', 'Gt')])).toEqual([
      row('Ford', 'GT'),
      row('ford', 'gt', 'CA'),
      row('Fiat', 'Gt'),
    ]);
  });

  it('[B11] keeps what the database knows already', () => {
    const known: KnownSpellings = new Map();
    learnSpellings(spellings, known, [row('FORD', 'F-150')]);
    expect(settle([row('Ford', 'F-150')], known)).toEqual([{ ...row('FORD', 'F-150'), aliases: ['Ford'] }]);
  });

  it('[B11] adds to aliases that the row has already', () => {
    expect(settle([row('Ford', 'GT'), { ...row('ford', 'GT'), aliases: ['Ford Motor'] }])[1]).toMatchObject({
      aliases: ['Ford Motor', 'ford'],
    });
  });

  it('[B11] the order of rows does not change the folded set', () => {
    fc.assert(
      fc.property(
        rows.chain(list => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([given, shuffled]) => {
          expect(folded(settle(shuffled))).toEqual(folded(settle(given)));
        },
      ),
    );
  });

  it('[B11] one spelling remains of each folded text, and a second run adds nothing', () => {
    fc.assert(
      fc.property(rows, given => {
        const known: KnownSpellings = new Map();
        const once = settle(given, known);
        const size = known.size;
        const spelled = new Set(once.map(value => JSON.stringify([value['market'], value['make'], value['model']])));
        expect(spelled.size).toBe(folded(given).size);
        expect(settle(given, known).map(({ aliases: _, ...values }) => values)).toEqual(once.map(({ aliases: _, ...values }) => values));
        expect(known.size).toBe(size);
      }),
    );
  });
});
