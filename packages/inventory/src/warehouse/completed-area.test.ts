import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completedArea } from './completed-area.ts';

describe('an area', () => {
  it('[W12] begins at 10, comes ten behind the last of its use, and holds what areas usually hold', () => {
    expect(completedArea({ use: 'pick' }, { putaway: undefined, pick: 35 })).toEqual({
      use: 'pick',
      putawaySeq: 10,
      pickSeq: 45,
      fillPct: '90',
      mixSku: true,
      mixStatus: false,
      dangerous: false,
      temperature: 'ambient',
    });
  });

  it('[W12] keeps what it says, and no place passes 9999', () => {
    const said = { putawaySeq: 7, pickSeq: 8, fillPct: '50', mixSku: false, mixStatus: true, dangerous: true, temperature: 'cold' };
    expect(completedArea(said, { putaway: 1, pick: 1 })).toEqual(said);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), last => {
        const { putawaySeq } = completedArea({}, { putaway: last, pick: last });
        expect(putawaySeq).toBe(last > 9989 ? 9999 : last + 10);
      }),
    );
  });
});
