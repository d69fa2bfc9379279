import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fitment, fits, qualifiers, type Vehicle } from './fits.ts';

const maybe = (...values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const year = fc.integer({ min: 2000, max: 2015 });
const fitments: fc.Arbitrary<Fitment> = fc
  .record({
    make: fc.constantFrom('Toyota', 'TOYOTA', 'Honda'),
    model: fc.constantFrom('Camry', 'camry', 'XtraCab'),
    years: fc.tuple(year, year),
    submodel: maybe('LE', 'le', 'SE'),
    engine: maybe('2.4L', '2.5L'),
    drive: maybe('FWD', 'AWD'),
    bodyStyle: maybe('sedan', 'wagon'),
  })
  .map(({ years: [one, other], ...rest }) => ({ ...rest, yearFrom: Math.min(one, other), yearTo: Math.max(one, other) }));
const vehicles: fc.Arbitrary<Vehicle> = fc.record({
  make: fc.constantFrom('Toyota', 'Honda'),
  model: fc.constantFrom('Camry', 'Xtra Cab'),
  year,
  submodel: maybe('LE', 'SE'),
  engine: maybe('2.4L', '2.5L'),
  drive: maybe('FWD', 'AWD'),
  bodyStyles: fc.option(fc.subarray(['sedan', 'wagon', 'unknown']), { nil: undefined }),
  aliases: fc.subarray(['XtraCab']),
});
const rank = { no: 0, conditional: 1, yes: 2 };

describe('[B9] whether a part fits a vehicle', () => {
  const camry = { make: 'Toyota', model: 'Camry', yearFrom: 2007, yearTo: 2011, engine: '2.4L' };

  it('accept: fitment 2007–2011 Camry engine 2.4L, vehicle 2010 Camry engine unknown → conditional; 2.5L → no; 2012 → no', () => {
    const of = (vehicle: Partial<Vehicle>) => fits(camry, { make: 'TOYOTA', model: 'camry', year: 2010, ...vehicle });
    expect(of({})).toEqual({ fit: 'conditional', open: [{ qualifier: 'engine', value: '2.4L' }] });
    expect(of({ engine: '2.4l' })).toEqual({ fit: 'yes', open: [] });
    expect(of({ engine: '2.5L' }).fit).toBe('no');
    expect(of({ year: 2012 }).fit).toBe('no');
  });

  it('knows a model by its alias', () => {
    const vehicle = { make: 'Toyota', model: 'Tacoma XtraCab', year: 2001, aliases: ['Tacoma Xtracab'] };
    expect(fits({ make: 'Toyota', model: 'Tacoma Xtracab', yearFrom: 2000, yearTo: 2004 }, vehicle).fit).toBe('yes');
  });

  it('a fitment without a qualifier never fits less', () => {
    fc.assert(
      fc.property(fitments, vehicles, fc.constantFrom(...qualifiers), (fitment, vehicle, qualifier) => {
        const without = fits({ ...fitment, [qualifier]: undefined }, vehicle);
        expect(rank[without.fit]).toBeGreaterThanOrEqual(rank[fits(fitment, vehicle).fit]);
      }),
    );
  });

  it('wider years never turn what fits into what does not', () => {
    fc.assert(
      fc.property(fitments, vehicles, fc.nat(5), fc.nat(5), (fitment, vehicle, before, after) => {
        const wider = { ...fitment, yearFrom: fitment.yearFrom - before, yearTo: fitment.yearTo + after };
        if (fits(fitment, vehicle).fit !== 'no') expect(fits(wider, vehicle)).toEqual(fits(fitment, vehicle));
      }),
    );
  });

  it('is conditional only where something is not known of the vehicle', () => {
    fc.assert(
      fc.property(fitments, vehicles, (fitment, vehicle) => {
        const { fit, open } = fits(fitment, vehicle);
        expect(fit === 'conditional').toBe(open.length > 0);
        for (const { qualifier } of open)
          if (qualifier === 'bodyStyle') expect((vehicle.bodyStyles ?? []).filter(style => style !== 'unknown')).toEqual([]);
          else expect(vehicle[qualifier]).toBeUndefined();
      }),
    );
  });
});
