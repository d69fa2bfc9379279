import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartonsOpened, drawSample, packingRefusals } from './draw-sample.ts';

const lots = fc
  .record({ cartonQty: fc.integer({ min: 1, max: 40 }), full: fc.nat(60), last: fc.integer({ min: 1, max: 40 }), seed: fc.integer() })
  .map(({ cartonQty, full, last, seed }) => ({
    lotSize: full * cartonQty + Math.min(last, cartonQty),
    cartons: full + 1,
    cartonQty,
    seed,
  }))
  .chain(lot => fc.integer({ min: 1, max: lot.lotSize }).map(size => ({ ...lot, size })));

describe('samples drawn', () => {
  it('[Q7] 8 of 50 cartons are opened, 10 units from each for 80', () => {
    const question = { lotSize: 1200, cartons: 50, cartonQty: 24, size: 80, seed: 7 };
    expect(cartonsOpened(question)).toBe(8);
    const { cartonsToOpen, drawn } = drawSample(question);
    expect(cartonsToOpen).toHaveLength(8);
    const perCarton = cartonsToOpen.map(carton => drawn.filter(({ cartonNo }) => cartonNo === carton).length);
    expect(perCarton).toEqual(Array.from({ length: 8 }, () => 10));
  });

  it('[Q7] more cartons are opened where the sample fills more', () => {
    expect(cartonsOpened({ cartons: 50, cartonQty: 4, size: 80 })).toBe(20);
    expect(drawSample({ lotSize: 5, cartons: 5, cartonQty: 1, size: 5, seed: 1 }).cartonsToOpen).toEqual([1, 2, 3, 4, 5]);
  });

  it('[Q7] the same seed draws the same units, another one others', () => {
    const question = { lotSize: 1200, cartons: 50, cartonQty: 24, size: 80, seed: 20_260_801 };
    expect(drawSample(question)).toEqual(drawSample(question));
    expect(drawSample({ ...question, seed: 20_260_802 })).not.toEqual(drawSample(question));
    expect(drawSample({ ...question, size: 3 }).drawn).toEqual([
      { unitNo: 1, cartonNo: expect.any(Number), position: expect.any(Number) },
      { unitNo: 2, cartonNo: expect.any(Number), position: expect.any(Number) },
      { unitNo: 3, cartonNo: expect.any(Number), position: expect.any(Number) },
    ]);
  });

  it('[Q7] the first units drawn are spread over the cartons like all of them', () => {
    const { drawn } = drawSample({ lotSize: 1200, cartons: 50, cartonQty: 24, size: 80, seed: 3 });
    expect(new Set(drawn.slice(0, 8).map(({ cartonNo }) => cartonNo)).size).toBe(8);
  });

  it('[Q7] cartons that do not fit the lot are refused', () => {
    const fits = (lotSize: number, cartons: number, cartonQty: number) => packingRefusals({ lotSize, cartons, cartonQty }).length === 0;
    expect([fits(1200, 50, 24), fits(1190, 50, 24), fits(1176, 50, 24), fits(1201, 50, 24), fits(0, 0, 0)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(() => drawSample({ lotSize: 10, cartons: 1, cartonQty: 10, size: 11, seed: 1 })).toThrow(RangeError);
  });

  it('[Q7] draws as many units as asked, none twice, all of them in the lot and in opened cartons', () => {
    fc.assert(
      fc.property(lots, question => {
        const { cartonsToOpen, drawn } = drawSample(question);
        expect(drawn.map(({ unitNo }) => unitNo)).toEqual(Array.from({ length: question.size }, (_, at) => at + 1));
        expect(new Set(drawn.map(({ cartonNo, position }) => `${cartonNo} ${position}`)).size).toBe(question.size);
        const opened = new Set(cartonsToOpen);
        expect(opened.size).toBe(cartonsToOpen.length);
        expect(cartonsToOpen.length).toBeGreaterThanOrEqual(cartonsOpened(question));
        for (const { cartonNo, position } of drawn) {
          expect(opened.has(cartonNo)).toBe(true);
          const place = (cartonNo - 1) * question.cartonQty + position;
          expect(place >= 1 && place <= question.lotSize && position <= question.cartonQty).toBe(true);
        }
      }),
    );
  });

  it('[Q7] spreads units evenly: cartons differ by one, unless one has no more', () => {
    fc.assert(
      fc.property(lots, question => {
        const { cartonsToOpen, drawn } = drawSample(question);
        const taken = cartonsToOpen.map(carton => drawn.filter(({ cartonNo }) => cartonNo === carton).length);
        const most = Math.max(...taken);
        const last = question.lotSize - question.cartonQty * (question.cartons - 1);
        cartonsToOpen.forEach((carton, at) => {
          const holds = carton === question.cartons ? last : question.cartonQty;
          expect(taken[at]).toBeGreaterThanOrEqual(Math.min(holds, most - 1));
        });
      }),
    );
  });
});
