import { usState } from './us-states.ts';
import { writtenZip } from './zip-formats.ts';

/** Where a parcel goes, the country by its two letters. */
export interface ShipAddress {
  readonly name?: string | undefined;
  readonly line1?: string | undefined;
  readonly line2?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
  readonly country?: string | undefined;
  readonly phone?: string | undefined;
}

const tidy = (value: string | undefined): string | undefined => value?.replace(/\s+/gu, ' ').trim() || undefined;

/**
 * [S3a] An address as it is kept: without superfluous blanks, country and postal code in capitals and in the form of the country, states of
 * the United States by their abbreviations (oms.md, S3).
 */
export function normaliseAddress(address: ShipAddress): ShipAddress {
  const country = tidy(address.country)?.toUpperCase();
  const [state, zip] = [tidy(address.state), tidy(address.zip)];
  const parts = {
    name: tidy(address.name),
    line1: tidy(address.line1),
    line2: tidy(address.line2),
    city: tidy(address.city),
    state: state !== undefined && country === 'US' ? tidy(usState(state)) : state,
    zip: zip === undefined ? undefined : writtenZip(country ?? '', zip) || undefined,
    country,
    phone: tidy(address.phone),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
