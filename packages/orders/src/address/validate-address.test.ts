import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyShipAddress } from '../testing.ts';
import { addressIssues, isBlocking } from './address-issues.ts';
import { normaliseAddress, type ShipAddress } from './normalise-address.ts';
import { usStates } from './us-states.ts';
import { validateAddress } from './validate-address.ts';

const torrance: ShipAddress = {
  name: 'James Miller',
  line1: '1842 W 190th St',
  city: 'Torrance',
  state: 'CA',
  zip: '90504',
  country: 'US',
};
const london: ShipAddress = { name: 'Ann Lee', line1: '10 Downing St', city: 'London', zip: 'SW1A 1AA', country: 'GB' };
const issues = (more: ShipAddress, carriage = {}) => validateAddress({ ...torrance, ...more }, carriage);

describe('[S3] an address is checked by the customs of its country', () => {
  it('as the document works it out', () => {
    expect(validateAddress({ ...london, zip: 'sw1a1aa' })).toEqual([]);
    expect(issues({ state: 'NY', zip: '90001' })).toEqual(['W_ZIP_STATE']);
    expect(issues({})).toEqual([]);
  });

  it.each([
    ['US', '9050', '90504-1234'],
    ['DE', '2009', '20095'],
    ['GB', 'SW1A', 'EC1A 1BB'],
    ['CA', 'D1A 1A1', 'K1A 0B1'],
    ['AU', '20000', '2000'],
    ['NL', '1012', '1012 AB'],
    ['PL', '00950', '00-950'],
  ])('%s: %s is no postal code, %s is one', (country, bad, good) => {
    const of = (zip: string) => validateAddress({ ...torrance, country, state: country === 'US' ? 'CA' : undefined, zip });
    expect(of(`${bad}x`)).toContain('E_ZIP_FORMAT');
    expect(of(good)).not.toContain('E_ZIP_FORMAT');
    expect(of('')).toContain('E_MISSING');
  });

  it('nothing that a label needs may be missing', () => {
    for (const part of ['name', 'line1', 'city', 'zip'] as const) expect(issues({ [part]: ' ' })).toContain('E_MISSING');
    expect(issues({ country: undefined })).toContain('E_COUNTRY');
    expect(issues({ state: 'XX' })).toContain('E_STATE');
    expect(validateAddress({ name: 'Wong', line1: '1 Queen’s Road', city: 'Central', country: 'HK' })).toEqual([]);
  });

  it('PO boxes and military posts depend on the carrier', () => {
    const box = { line1: 'P.O. Box 12' };
    expect(issues(box)).toEqual(['W_POBOX']);
    expect(issues(box, { carrier: 'USPS' })).toEqual(['W_POBOX']);
    expect([issues(box, { carrier: 'FedEx' }), issues(box, { carrier: 'UPS-GROUND' })]).toEqual([['E_POBOX'], ['E_POBOX']]);
    expect(issues(box, { service: 'freight' })).toEqual(['E_POBOX', 'W_PHONE']);
    const post = { line1: 'PSC 802 Unit 74', city: 'APO', state: 'AE', zip: '09499' };
    expect([issues(post), issues(post, { carrier: 'UPS' })]).toEqual([['W_MILITARY'], ['E_MILITARY']]);
  });

  it('what is odd is noted', () => {
    expect(issues({ line1: 'Main Street' })).toEqual(['W_NO_HOUSE_NO']);
    expect(issues({ line1: `1 ${'x'.repeat(300)}` })).toEqual(['W_LINE_TOO_LONG']);
    expect(issues({ name: '李雷' })).toEqual(['W_NON_LATIN']);
    expect(issues({ line1: '1842 W 190th St 🚗' })).toEqual(['W_NON_LATIN']);
    expect(issues({ name: 'Zoë Brontë' })).toEqual([]);
    expect(issues({ phone: '+1 310 555 0100' }, { service: 'freight' })).toEqual([]);
  });

  it('errors block, warnings do not', () => {
    expect(Object.keys(addressIssues).filter(isBlocking)).toEqual([
      'E_COUNTRY',
      'E_MISSING',
      'E_ZIP_FORMAT',
      'E_STATE',
      'E_POBOX',
      'E_MILITARY',
    ]);
  });

  it('an address is in order or not whichever way it is written', () => {
    fc.assert(
      fc.property(anyShipAddress(), address => {
        expect(validateAddress(normaliseAddress(address))).toEqual(validateAddress(address));
      }),
    );
  });
});

describe('[S3a] an address is kept in the form of its country', () => {
  it('capitals, blanks and abbreviations', () => {
    expect(normaliseAddress({ ...torrance, line1: ' 1842  W 190th St ', state: 'california', zip: '905041234', country: 'us' })).toEqual({
      ...torrance,
      zip: '90504-1234',
    });
    expect(normaliseAddress({ country: 'nl', zip: '1012ab' })).toEqual({ country: 'NL', zip: '1012 AB' });
    expect(normaliseAddress({ country: 'PL', zip: '00 950', city: ' ' })).toEqual({ country: 'PL', zip: '00-950' });
    expect(normaliseAddress({ country: 'US', state: 'N.Y.' }).state).toBe('NY');
  });

  it('doing it again changes nothing', () => {
    fc.assert(
      fc.property(anyShipAddress(), address => {
        const once = normaliseAddress(address);
        expect(normaliseAddress(once)).toEqual(once);
      }),
    );
  });

  it('each state goes by its abbreviation', () => {
    fc.assert(
      fc.property(fc.constantFrom(...usStates), state => {
        expect(normaliseAddress({ country: 'US', state: state.toLowerCase() }).state).toBe(state);
      }),
    );
  });
});
