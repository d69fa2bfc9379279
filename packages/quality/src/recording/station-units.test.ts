import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readUnitCode, redrawRefusals, stationRefusals, undoRefusals, unitCode } from './station-units.ts';

const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);
const lot = { isSampling: true, recorded: 4, sampleSize: 80, holder: 'one' };
const unit = (from: number, tablet = 'one') => ({ from, to: from, tablet });

it('[Q40] a tablet records the unit that is next, of a lot that it has in hand', () => {
  expect(codes(stationRefusals(lot, unit(5)))).toEqual([]);
  expect(codes(stationRefusals({ ...lot, holder: undefined }, unit(5, 'two')))).toEqual([]);
  expect(codes(stationRefusals(lot, unit(5, 'two')))).toEqual(['OTHER_TABLET']);
  expect([codes(stationRefusals(lot, unit(4))), codes(stationRefusals(lot, unit(6)))]).toEqual([['ALREADY_RECORDED'], ['UNIT_SKIPPED']]);
  expect(codes(stationRefusals({ ...lot, isSampling: false }, unit(5)))).toEqual(['NOT_SAMPLING']);
});

it('[Q40] whatever two tablets send, and however late, no unit is recorded twice or left out', () => {
  const entries = fc.array(fc.record({ from: fc.integer({ min: 1, max: 12 }), more: fc.nat(3), tablet: fc.constantFrom('one', 'two') }));
  fc.assert(
    fc.property(entries, sent => {
      let [recorded, holder] = [0, undefined as string | undefined];
      const units: number[] = [];
      for (const { from, more, tablet } of sent) {
        const entry = { from, to: from + more, tablet };
        if (stationRefusals({ isSampling: true, recorded, sampleSize: 80, holder }, entry).length > 0) continue;
        [recorded, holder] = [entry.to, tablet];
        units.push(...Array.from({ length: more + 1 }, (_, at) => from + at));
      }
      expect(units).toEqual(Array.from({ length: recorded }, (_, at) => at + 1));
    }),
  );
});

it('[Q41] the last unit is taken back by the tablet that has the lot; a sample is drawn again before its first', () => {
  const undo = (at: number, tablet = 'one') => codes(undoRefusals(lot, { unit: at, tablet }));
  expect([undo(4), undo(3), undo(5), undo(4, 'two')]).toEqual([[], ['NOT_LAST'], ['NOT_LAST'], ['OTHER_TABLET']]);
  expect(codes(undoRefusals({ ...lot, recorded: 0 }, { unit: 0, tablet: 'one' }))).toEqual(['NOT_LAST']);
  expect([codes(redrawRefusals({ ...lot, recorded: 0 }, 'one')), codes(redrawRefusals(lot, 'one'))]).toEqual([[], ['BEGUN']]);
});

it('[Q40] the label of a unit names its sampling and its place, however it is typed', () => {
  expect(['SM26081200001-17', 'sm-260812-00001-17', ' SM-260-812-00001 -17 '].map(readUnitCode)).toEqual(
    Array.from({ length: 3 }, () => ({ samplingNo: 'SM26081200001', unitNo: 17 })),
  );
  expect(['SM26081200001', 'SM26081200001-0', 'SM2608120000-1', 'QI26081200001-3', '17', ''].map(readUnitCode)).toEqual(
    Array.from({ length: 6 }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), unitNo => {
      const label = { samplingNo: 'SM26081200001', unitNo };
      expect(readUnitCode(unitCode(label))).toEqual(label);
    }),
  );
});
