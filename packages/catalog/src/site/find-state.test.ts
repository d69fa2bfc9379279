import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateLists } from '../testing.ts';
import { findState } from './find-state.ts';

const states = [
  { abbr: 'CA', name: 'California', aliases: ['Calif.', '加利福尼亚'] },
  { abbr: 'NY', name: 'New York', aliases: ['N. Yk.'] },
  { abbr: 'AE', name: 'Armed Forces Europe', zoneGroup: 'military' },
];
const found = (text: string) => {
  const result = findState(states, text);
  return result.ok ? result.value.abbr : result.refusal.code;
};

describe('the state that a text means', () => {
  it('[B33] goes by the abbreviation, the name or an alias, without case, dots and blanks', () => {
    expect(['Calif.', 'california', 'CA', ' c.a. ', '加利福尼亚', 'ＣＡ'].map(found)).toEqual(Array.from({ length: 6 }, () => 'CA'));
    expect(['newyork', 'N.Y.', 'NYk'].map(found)).toEqual(['NY', 'NY', 'NY']);
    expect(findState(states, 'AE')).toMatchObject({ ok: true, value: { zoneGroup: 'military' } });
    expect(['Kalifornia', '', ' . '].map(found)).toEqual(['UNKNOWN_STATE', 'UNKNOWN_STATE', 'UNKNOWN_STATE']);
  });

  it('[B33] is never guessed where two go by the same text, and an abbreviation wins over an alias', () => {
    const two = [
      { abbr: 'WA', name: 'Washington', aliases: ['DC'] },
      { abbr: 'DC', name: 'District of Columbia', aliases: ['Wash.'] },
      { abbr: 'XX', name: 'Another', aliases: ['wash'] },
    ];
    expect(findState(two, 'd.c.')).toMatchObject({ value: { abbr: 'DC' } });
    expect(findState(two, 'Wash')).toMatchObject({ refusal: { code: 'UNKNOWN_STATE' } });
  });

  it('[B33] is found by its own abbreviation however that is written, in whatever order the states stand', () => {
    fc.assert(
      fc.property(stateLists(), fc.nat(), fc.constantFrom('', ' ', '.', '. '), (list, at, between) => {
        const state = list[at % list.length]!;
        const written = [...state.abbr.toLowerCase()].join(between);
        expect(findState(list, written)).toEqual({ ok: true, value: state });
        expect(findState(list.toReversed(), written)).toEqual({ ok: true, value: state });
      }),
    );
  });
});
