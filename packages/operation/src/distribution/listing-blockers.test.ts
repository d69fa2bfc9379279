import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockersOf, listingBlockers, type ListingReadiness } from './listing-blockers.ts';

const today = '2026-05-20' as LocalDate;
const yesterday = addDays(today, -1);
const de = { country: 'DE', isEu: true };
const gb = { country: 'GB', isEu: false };
const us = { country: 'US', isEu: false };
const mark = (country: string, expiry?: LocalDate) => ({ country, expiry });
const ready: ListingReadiness = {
  status: 'planned',
  hasPtSku: true,
  images: 6,
  fitments: 40,
  site: us,
  gpsr: [],
  draftLabelled: false,
  brand: { kind: 'own', marks: [mark('US')], isRegistered: false },
};
const of = (more: Partial<ListingReadiness>) => blockersOf({ ...ready, ...more }, today);
const branded = (more: Partial<ListingReadiness['brand']>) => of({ brand: { ...ready.brand, ...more } });

const proof = fc.record({ expiry: fc.option(fc.integer({ min: -90, max: 90 }), { nil: undefined }) }).map(({ expiry }) => ({
  expiry: expiry === undefined ? undefined : addDays(today, expiry),
}));
const any: fc.Arbitrary<ListingReadiness> = fc.record({
  status: fc.constantFrom('notListed', 'planned', 'listing', 'listed', 'suppressed', 'stopped', 'forbidden'),
  hasPtSku: fc.boolean(),
  images: fc.nat(3),
  fitments: fc.nat(3),
  site: fc.constantFrom(de, gb, us),
  gpsr: fc.array(proof, { maxLength: 3 }),
  draftLabelled: fc.boolean(),
  brand: fc.record({
    kind: fc.constantFrom('own', 'oem', 'neutral'),
    marks: fc.array(
      fc.tuple(proof, fc.constantFrom('DE', 'GB', 'US', 'CN')).map(([one, country]) => ({ ...one, country })),
      { maxLength: 3 },
    ),
    isRegistered: fc.boolean(),
  }),
});

describe('[O10d] what keeps a SKU from being listed', () => {
  it('nothing where all is there, and every lack by its name, in their order', () => {
    expect(of({})).toEqual([]);
    const bare = { hasPtSku: false, images: 0, fitments: 0, site: de, brand: { ...ready.brand, marks: [] } } as const;
    expect(of(bare)).toEqual(['noPtSku', 'noImages', 'noGpsr', 'noFitment', 'noTrademark']);
    expect(of({ ...bare, status: 'listed' })).toEqual([]);
  });

  it('names each lack once, and only where something may still be listed', () => {
    fc.assert(
      fc.property(any, facts => {
        const found = blockersOf(facts, today);
        expect(found).toEqual(listingBlockers.filter(blocker => found.includes(blocker)));
        if (['listed', 'suppressed', 'stopped', 'forbidden'].includes(facts.status)) expect(found).toEqual([]);
      }),
    );
  });
});

describe('[O10e] the GPSR label', () => {
  it('is asked for in the European Union and the United Kingdom, until a certificate holds or the listing was prepared with it', () => {
    const at = { brand: { ...ready.brand, kind: 'neutral' } } as const;
    expect([of({ ...at, site: de }), of({ ...at, site: gb }), of({ ...at, site: us })]).toEqual([['noGpsr'], ['noGpsr'], []]);
    expect([of({ ...at, site: de, gpsr: [{}] }), of({ ...at, site: gb, gpsr: [{ expiry: today }] })]).toEqual([[], []]);
    expect([of({ ...at, site: de, gpsr: [{ expiry: yesterday }] }), of({ ...at, site: de, draftLabelled: true })]).toEqual([
      ['noGpsr'],
      [],
    ]);
  });

  it('is never asked for elsewhere, and one more certificate never blocks', () => {
    fc.assert(
      fc.property(any, proof, (facts, one) => {
        if (facts.site === us) expect(blockersOf(facts, today)).not.toContain('noGpsr');
        const more = blockersOf({ ...facts, gpsr: [...facts.gpsr, one] }, today);
        expect(more.filter(blocker => !blockersOf(facts, today).includes(blocker))).toEqual([]);
      }),
    );
  });
});

describe('[O10f] the trademark', () => {
  it('holds in the country of the site, or the store has the brand in its registry; a neutral brand has none', () => {
    expect([branded({ marks: [mark('DE')] }), branded({ marks: [mark('US', yesterday)] })]).toEqual([['noTrademark'], ['noTrademark']]);
    expect([branded({ marks: [mark('US', today)] }), branded({ marks: [], isRegistered: true })]).toEqual([[], []]);
    expect([branded({ marks: [], kind: 'neutral' }), branded({ marks: [], kind: 'oem' })]).toEqual([[], ['noTrademark']]);
  });

  it('of another country makes no difference', () => {
    fc.assert(
      fc.property(any, facts => {
        const brand = { ...facts.brand, marks: [...facts.brand.marks, mark('CN')] };
        expect(blockersOf({ ...facts, brand }, today)).toEqual(blockersOf(facts, today));
      }),
    );
  });
});
