import { ok, refuse } from '@axle/kernel';
import { type Field, fieldsOf } from '@axle/page-kit';
import { sampleReferred, sampleResource } from '@axle/page-kit/testing';
import { describe, expect, it } from 'vitest';
import type { References } from '../references/references.ts';
import { readTexts } from './read-texts.ts';

const fields = fieldsOf(sampleResource);
const people = [
  { id: 7, text: 'Ann' },
  { id: 8, text: 'Anna' },
  { id: 9, text: 'Twin' },
  { id: 10, text: 'twin' },
];

/** Reads cells from what people typed; returns the values or messages, and what was looked up on the way. */
async function read(given: readonly (readonly [field: string, text: string])[], answers = true) {
  const asked: string[] = [];
  const answer = (entity: string) => {
    const found = ok({ rows: sampleReferred[entity] ?? [], most: 50 });
    return Promise.resolve(answers ? found : refuse({ code: 'NETWORK', message: { zh: '网络', en: 'Network' } }));
  };
  const references = {
    find: (entity: string, text: string) => {
      asked.push(`${entity} ${text}`);
      return answer(entity);
    },
    tree: (entity: string) => {
      asked.push(`tree ${entity}`);
      return answer(entity);
    },
  } as unknown as References;
  const typed: string[] = [];
  const found = await readTexts(
    given.map(([name, text]) => ({ field: fields[name] as Field, text })),
    {
      references,
      people: word => {
        typed.push(word);
        return people;
      },
    },
  );
  return { asked, typed, results: found.map(result => (result.ok ? result.value : result.refusal.message.en)) };
}

describe('texts of cells', () => {
  it('name records by code or name, asked for once however often they stand there', async () => {
    const { asked, results } = await read([
      ['maker', 'm1'],
      ['maker', ' m1 '],
      ['maker', 'Third'],
      ['note', 'm1'],
    ]);
    expect(results).toEqual([2, 2, 1, 'm1']);
    expect(asked).toHaveLength(2);
  });

  it('empty a cell, or name a record by its number, without asking anybody', async () => {
    const { asked, results } = await read([
      ['maker', ' '],
      ['maker', ' #12 '],
      ['owner', ''],
      ['owner', '#7'],
    ]);
    expect([results, asked]).toEqual([[undefined, 12, undefined, 7], []]);
  });

  it('that a formula failed with are no values', async () => {
    const { asked, results } = await read([
      ['note', '#REF!'],
      ['note', '#N/A'],
      ['maker', '#N/A'],
    ]);
    expect(results.map(text => /formula in this cell ends in an error/.test(String(text)))).toEqual([true, true, true]);
    expect(asked.length).toBeLessThan(2);
  });

  it('that only look like a number are names', async () => {
    const { asked, results } = await read([
      ['maker', '#12b'],
      ['maker', 'a#12'],
    ]);
    expect(asked).toEqual(['sampleMaker #12b', 'sampleMaker a#12']);
    expect(results).toEqual(['Maker “#12b” does not exist', 'Maker “a#12” does not exist']);
  });

  it('of a tree are looked for in the whole of it, which is fetched once', async () => {
    const { asked, results } = await read([
      ['group', 'Group / Second group'],
      ['group', 'G1'],
    ]);
    expect([results, asked]).toEqual([[2, 3], ['tree sampleGroup']]);
  });

  it('that nothing is called, or that find no answer, are refused by their first words', async () => {
    const long = 'x'.repeat(150);
    const { asked, results } = await read([['maker', ` ${long}`]]);
    expect(asked).toEqual([`sampleMaker ${` ${long}`.slice(0, 100)}`]);
    expect(results).toEqual([`Maker “${long.slice(0, 40)}” does not exist`]);
    expect((await read([['maker', ' M1 ']], false)).results).toEqual(['Maker “M1” does not exist']);
  });

  it('name people by their whole name in any case, and none by one that several bear', async () => {
    const { typed, results } = await read([
      ['owner', ' ANN '],
      ['owner', 'An'],
      ['owner', 'Twin'],
    ]);
    expect(typed).toEqual(['ANN', 'An', 'Twin']);
    expect(results).toEqual([7, 'Owner “An” does not exist', 'Owner “Twin” matches several records; use the code']);
  });
});
