import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTradeRoute } from './trade-route.ts';

const route = (...companies: readonly number[]) => ({ legs: companies.slice(1).map((buyer, at) => ({ seller: companies[at], buyer })) });
const codes = (record: object) => checkTradeRoute(record as never).map(({ code, field }) => `${code} ${field}`);

describe('trade routes', () => {
  it('[B40] go on where they stopped, and never come back', () => {
    expect([codes(route(1, 2, 3)), codes({})]).toEqual([[], []]);
    expect(
      codes({
        legs: [
          { seller: 1, buyer: 2 },
          { seller: 3, buyer: 4 },
        ],
      }),
    ).toEqual(['NOT_CONSECUTIVE legs.1.seller']);
    expect(codes(route(1, 2, 1))).toEqual(['COMPANY_TWICE legs.1.buyer']);
    expect(codes(route(1, 1))).toEqual(['COMPANY_TWICE legs.0.buyer']);
  });

  it('[B40] are right exactly where each company stands once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 6 }), companies => {
        expect(codes(route(...companies)).length === 0).toBe(new Set(companies).size === companies.length);
      }),
    );
  });
});
