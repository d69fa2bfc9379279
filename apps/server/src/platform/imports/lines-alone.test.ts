import type { Refusal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CheckedRow } from './check-row.ts';
import { type DocumentRows, otherRowBad } from './group-documents.ts';
import type { ImportForm } from './import-form.ts';
import type { JudgedRow } from './judge-documents.ts';
import { judgeLinesAlone } from './lines-alone.ts';

const said = { zh: '错', en: 'Wrong' };
const atLine: Refusal = { code: 'REFERENCE', field: 'lines.supplierSku', message: said };
const atHead: Refusal = { code: 'REQUIRED', field: 'name', message: said };
const form = { lines: { key: 'lines' } } as unknown as ImportForm;

/** What is wrong with a row: nothing, its line at the first look, its line once the others are gone, or the head of its document. */
type Fault = 'none' | 'line' | 'late' | 'head';

const rowOf = (row: number, values: object = {}): CheckedRow => ({
  row,
  cells: {},
  values: values as never,
  given: [],
  cleared: [],
  refusals: [],
});

/** Judges as documents are: all rows of one count or none, and what is found late is found where nothing else is. */
const judgeBy = (faults: readonly Fault[]) => async (documents: readonly DocumentRows[]) =>
  documents.flatMap(rows => {
    const faultIn = (kinds: readonly Fault[]) => rows.some(({ row }) => kinds.includes(faults[row]!));
    const found: readonly Fault[] = faultIn(['line', 'head']) ? ['line', 'head'] : ['late'];
    return rows.map((row): JudgedRow => {
      if (!faultIn(found)) return { row, kind: 'new', refusals: [] };
      const fault = faults[row.row]!;
      return { row, kind: 'bad', refusals: [!found.includes(fault) ? otherRowBad : fault === 'head' ? atHead : atLine] };
    });
  });

it('a line is refused by itself, and its document whole where its head is wrong or no line is left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.constantFrom<Fault>('none', 'none', 'line', 'late', 'head'), { minLength: 1 })), async given => {
      const faults = given.flat();
      let row = 0;
      const documents = given.map(own => own.map(() => rowOf(row++)));
      const judged = new Map((await judgeLinesAlone(documents, form, judgeBy(faults))).map(one => [one.row.row, one]));
      expect(judged.size).toBe(faults.length);
      for (const [at, rows] of documents.entries())
        for (const one of rows) {
          const isBad = faults[one.row] !== 'none' || given[at]!.includes('head');
          expect(judged.get(one.row)?.kind).toBe(isBad ? 'bad' : 'new');
        }
    }),
  );
});

it('what a bad first row says of the head holds for the lines that are left', async () => {
  const seen: CheckedRow[] = [];
  const documents = [[rowOf(0, { name: 'Brakes' }), rowOf(1)]];
  const judge = judgeBy(['line', 'none']);
  await judgeLinesAlone(documents, form, async open => {
    seen.push(...open.flat());
    return judge(open);
  });
  expect(seen.at(-1)).toMatchObject({ row: 1, values: { name: 'Brakes' } });
});
