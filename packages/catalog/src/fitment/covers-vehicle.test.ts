import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coversVehicle, type NamedFitment } from './covers-vehicle.ts';

const civic: NamedFitment = { make: 'Honda', model: 'Civic', yearFrom: 2016, yearTo: 2020 };
const truck: NamedFitment = { make: 'Chevrolet', model: 'Silverado 1500', yearFrom: 2014, yearTo: 2018, aliases: ['Chevy'] };
const ford: NamedFitment = { make: 'Ford', model: 'F-150', yearFrom: 2015, yearTo: 2020 };

describe('[B9a] whether a part covers the vehicle that a buyer wrote', () => {
  it('goes by year, make and model, however they are written; what follows may be a trim', () => {
    const of = (said: string) => coversVehicle([civic, truck, ford], said);
    expect(['2017 Honda Civic', '2016-honda-civic', 'HONDA CIVIC EX 2020', 'Honda Civic'].map(of)).toEqual([true, true, true, true]);
    expect(['2015 Honda Civic', '2017 Honda Accord', '2017 Honda', '2017 Civic'].map(of)).toEqual([false, false, false, false]);
    expect(['2015 Chevy Silverado 1500 LT', '2015 Ford F150', '2016 ford f 150 xlt'].map(of)).toEqual([true, true, true]);
  });

  it('a model is a whole word: the part of a Mazda 3 does not cover a 323', () => {
    const mazda: NamedFitment = { make: 'Mazda', model: '3', yearFrom: 1985, yearTo: 2020 };
    expect(coversVehicle([mazda], '1990 Mazda 323')).toBe(false);
    expect(coversVehicle([mazda], '1990 Mazda3')).toBe(true);
  });

  it('cannot say it of a part without fitments, of nothing, of a year alone, and of the number of a vehicle', () => {
    expect(coversVehicle([], '2017 Honda Civic')).toBeUndefined();
    expect(['', ' - ', '2017', '1HGCM82633A004352'].map(said => coversVehicle([civic], said))).toEqual(Array(4).fill(undefined));
  });

  it('covers each vehicle that a fitment names, in any case and parting, and more fitments never cover less', () => {
    const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,6}$/);
    const name = fc.array(word, { minLength: 1, maxLength: 3 });
    const named = fc.record({ make: word, model: name, years: fc.tuple(fc.integer({ min: 1981, max: 2030 }), fc.nat(9)), off: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(named, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', '-', ' / '), fc.boolean(), (all, by, upper) => {
        const fitments = all.map(({ make, model, years: [from, more] }) => ({
          make,
          model: model.join(' '),
          yearFrom: from,
          yearTo: from + more,
        }));
        const { make, model, years, off } = all[0]!;
        const said = [String(years[0] + Math.min(off, years[1])), make, ...model].join(by);
        expect(coversVehicle(fitments, upper ? said.toUpperCase() : said)).toBe(true);
      }),
    );
  });
});
