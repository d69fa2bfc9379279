import { sampleFields } from '@axle/page-kit/testing';
import { describe, expect, it } from 'vitest';
import { sampleRecords } from '../testing/sample-page.ts';
import { matchBatch, splitBatch } from './batch-paste.ts';

describe('a pasted batch', () => {
  it('is split, trimmed and each value taken once, whatever its case', () => {
    expect(splitBatch('T0001\r\n t0001 ,T0002;\tTacoma XtraCab\n\n"T0003"', sampleFields.code)).toEqual([
      'T0001',
      'T0002',
      'Tacoma XtraCab',
      'T0003',
    ]);
  });

  it('of thousands is answered by one call, and lists what exists and what does not', async () => {
    const { records } = sampleRecords(1500);
    const texts = Array.from({ length: 2500 }, (_, index) => `t${String(index).padStart(4, '0')}`);
    const match = await matchBatch(records, 'code', sampleFields.code, [...texts, 'longer than any code can be']);
    expect([match?.found.length, match?.missing.length, match?.missing[0], match?.ambiguous]).toEqual([1500, 1001, 't1500', []]);
  });

  it('lists the values that match several records', async () => {
    const { records } = sampleRecords(6);
    for (const id of [1, 3]) await records.update({ id, version: 1 }, { note: 'odd 1' });
    const match = await matchBatch(records, 'note', sampleFields.note, ['odd 1', 'odd 3', 'none']);
    expect(match).toEqual({ found: ['odd 3'], ambiguous: [{ text: 'odd 1', count: 3 }], missing: ['none'] });
  });
});
