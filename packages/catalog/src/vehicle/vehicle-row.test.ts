import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vehicleCells } from '../testing.ts';
import { vehicleRow } from './vehicle-row.ts';

describe('rows of a vehicle file', () => {
  it('[B11] are trimmed', () => {
    expect(vehicleRow({ year: ' 2025', make: 'Toyota ', model: '\u00a0Camry', bodyStyles: ' ["Sedan", " Coupe "] ' })).toEqual({
      cells: { year: '2025', make: 'Toyota', model: 'Camry', bodyStyles: '["Sedan","Coupe"]' },
      refusals: [],
    });
  });

  it('[B11] leave an empty list of body styles empty, however it is written', () => {
    for (const bodyStyles of ['', '  ', '[]', '[ ]', '[""]'])
      expect(vehicleRow({ make: 'Toyota', bodyStyles })).toEqual({ cells: { make: 'Toyota' }, refusals: [] });
  });

  it('[B11] take the labels of our own exports', () => {
    expect(vehicleRow({ bodyStyles: '轿车, SUV' }).cells).toEqual({ bodyStyles: '轿车, SUV' });
  });

  it.each(['["Sedan"', '[Sedan]', '[1]', '[["Sedan"]]', '[null]', "['Sedan']", '["Sedan"] x'])(
    '[B11] refuse the broken list %s',
    bodyStyles => {
      const { cells, refusals } = vehicleRow({ make: 'Toyota', bodyStyles });
      expect(cells).toEqual({ make: 'Toyota' });
      expect(refusals).toEqual([
        {
          code: 'FORMAT',
          field: 'bodyStyles',
          message: { zh: expect.stringContaining('车身形式'), en: expect.stringContaining(bodyStyles) },
        },
      ]);
    },
  );

  it('[B11] read well-formed rows without refusal, and read them again alike', () => {
    fc.assert(
      fc.property(vehicleCells(), cells => {
        const once = vehicleRow(cells);
        expect(once.refusals).toEqual([]);
        expect(vehicleRow(once.cells)).toEqual(once);
      }),
    );
  });

  it('[B11] never throw', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('make', 'bodyStyles'),
          fc.oneof(
            fc.string(),
            fc.json().map(text => `[${text}`),
          ),
        ),
        cells => {
          expect(vehicleRow(cells).refusals.length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
