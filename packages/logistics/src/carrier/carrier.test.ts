import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCarrier, iataPattern, scacPattern } from './check-carrier.ts';

const whole = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text);
const wrong = (values: Readonly<Record<string, unknown>>) => checkCarrier(values).map(({ field }) => field);

describe('a carrier', () => {
  it('[L16] has a SCAC of 2 to 4 letters, or an IATA code of 2 characters with a prefix of 3 digits', () => {
    expect(['COSU', 'MATS', 'UP'].every(code => whole(scacPattern, code))).toBe(true);
    expect(['C', 'COSCO', 'CO5U'].some(code => whole(scacPattern, code))).toBe(false);
    expect(['CZ-784', 'CA-999', '5Y-369'].every(code => whole(iataPattern, code))).toBe(true);
    expect(['CZ', '784', 'CZ-78', 'CZA-784', '55-369'].some(code => whole(iataPattern, code))).toBe(false);
  });

  it('[L16] that forwards names the supplier who bills', () => {
    expect([wrong({ type: 'forwarder' }), wrong({ type: 'forwarder', supplier: 7 }), wrong({ type: 'shipping', scac: 'COSU' })]).toEqual([
      ['supplier'],
      [],
      [],
    ]);
    expect([
      wrong({ type: 'shipping', iata: 'CZ-784' }),
      wrong({ type: 'airline', scac: 'COSU' }),
      wrong({ type: 'trucker', trackingUrl: 'x' }),
    ]).toEqual([['iata'], ['scac'], ['trackingUrl']]);
  });

  it('[L16] never lacks its supplier unless it forwards', () => {
    fc.assert(
      fc.property(fc.constantFrom('shipping', 'airline', 'trucker', 'broker', 'express'), type => {
        expect(wrong({ type })).toEqual([]);
      }),
    );
  });
});
