import { addDays, type LocalDate } from '@axle/kernel';
import { localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cutoff, cutoffHits, checkCutoff, type CutoffLine, containsPhrase, type Passage } from './cutoff-hits.ts';

const day = (text: string) => text as LocalDate;
const airbag: Cutoff = {
  match: 'declName',
  value: 'airbag',
  scope: 'channel',
  scopeRef: 'air',
  action: 'block',
  reason: 'UN3268',
  effectiveFrom: day('2026-05-01'),
};
const line = (more: Partial<CutoffLine> = {}): CutoffLine => ({
  sku: 'ABG-1',
  names: ['Driver Airbag module', '驾驶席安全气囊'],
  categories: ['SAF-BAG', 'SAF'],
  hs: '8708950000',
  ...more,
});
const byAir: Passage = { channel: 'air', harbours: ['CNSHA', 'USLAX'], country: 'US' };
const hits = (cutoff: Cutoff, at: string, passage = byAir, one = line()) =>
  cutoffHits([cutoff], [one], passage, day(at)).map(({ sku }) => sku);

describe('cut-offs', () => {
  it('[B30] `airbag` blocked by air from 2026-05-01: the day before passes, that day names the line', () => {
    expect([hits(airbag, '2026-04-30'), hits(airbag, '2026-05-01')]).toEqual([[], ['ABG-1']]);
    expect(hits({ ...airbag, effectiveTo: day('2026-05-31') }, '2026-06-01')).toEqual([]);
    expect(hits(airbag, '2026-05-01', { ...byAir, channel: 'seaLcl' })).toEqual([]);
  });

  it('[B30] names are matched as whole phrases whatever the case, HS codes by their beginning, categories with those above', () => {
    expect(containsPhrase('Driver AIRBAG module', 'airbag')).toBe(true);
    expect(containsPhrase('Airbags', 'airbag')).toBe(false);
    expect(containsPhrase('brake  Pad set', 'Brake pad')).toBe(true);
    expect(containsPhrase('汽车安全气囊模块', '安全气囊')).toBe(true);
    expect(containsPhrase('túi khí ạirbag', 'irbag')).toBe(false);
    expect(containsPhrase('ΑΕΡΟΣΑΚΟΣ', 'αεροσακοσ')).toBe(true);
    expect(containsPhrase('anything', ' ')).toBe(false);
    const of = (match: Cutoff['match'], value: string) => hits({ ...airbag, match, value }, '2026-05-01').length;
    expect([of('hs', '870895'), of('hs', '8511'), of('category', 'saf'), of('category', 'BRK')]).toEqual([1, 0, 1, 0]);
    expect(hits({ ...airbag, match: 'hs', value: '8708' }, '2026-05-01', byAir, { sku: 'X', names: [], categories: [] })).toEqual([]);
  });

  it('[B30] hold for all, a channel, a harbour on the way or the country', () => {
    const of = (scope: Cutoff['scope'], scopeRef?: string) => {
      const { scopeRef: _, ...rest } = airbag;
      return hits({ ...rest, scope, ...(scopeRef === undefined ? {} : { scopeRef }) }, '2026-05-01').length;
    };
    expect([of('all'), of('harbour', 'USLAX'), of('harbour', 'USNYC'), of('country', 'US'), of('country', 'DE'), of('channel')]).toEqual([
      1, 1, 0, 1, 0, 0,
    ]);
  });

  it('[B30] another cut-off takes no hit away, blocks come first, and nothing is hit before it begins', () => {
    const cutoffs = fc.array(
      fc.record({
        match: fc.constantFrom<Cutoff['match']>('declName', 'category', 'hs'),
        value: fc.constantFrom('airbag', '8708', 'SAF', 'module'),
        scope: fc.constantFrom<Cutoff['scope']>('all', 'channel', 'harbour', 'country'),
        scopeRef: fc.constantFrom('air', 'CNSHA', 'US', 'DE'),
        action: fc.constantFrom<Cutoff['action']>('block', 'warn'),
        effectiveFrom: localDates(),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(cutoffs, cutoffs, localDates(), (some, more, at) => {
        const found = cutoffHits(some, [line()], byAir, at);
        expect(cutoffHits([...some, ...more], [line()], byAir, at).length).toBeGreaterThanOrEqual(found.length);
        const actions = found.map(({ cutoff }) => cutoff.action);
        expect(actions).toEqual(actions.toSorted());
        expect(found.every(({ cutoff }) => cutoff.effectiveFrom <= at)).toBe(true);
        const first = some.map(({ effectiveFrom }) => effectiveFrom).toSorted()[0];
        if (first !== undefined && first > '1900-01-02') expect(cutoffHits(some, [line()], byAir, addDays(first, -1))).toEqual([]);
      }),
    );
  });

  it('[L10] say what they match, for whom and why', () => {
    const codes = (values: Readonly<Record<string, unknown>>) => checkCutoff({ ...airbag, ...values }).map(({ code }) => code);
    expect(codes({})).toEqual([]);
    expect([codes({ value: 'a' }), codes({ match: 'hs', value: '87a' }), codes({ match: 'hs', value: '8708' })]).toEqual([
      ['TOO_SHORT'],
      ['HS_PREFIX'],
      [],
    ]);
    expect([
      codes({ scopeRef: undefined }),
      codes({ scope: 'all' }),
      codes({ reason: undefined }),
      codes({ action: 'warn', reason: undefined }),
    ]).toEqual([['REQUIRED'], ['RULE'], ['REQUIRED'], []]);
    expect(codes({ effectiveTo: '2026-04-30' })).toEqual(['PERIOD']);
  });
});
