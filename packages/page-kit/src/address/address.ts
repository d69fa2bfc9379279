/** A place that something is sent to, or where somebody has a seat. Parts that are not known are absent. */
export interface Address {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** Province, state, prefecture. */
  readonly region?: string;
  readonly city?: string;
  readonly line1: string;
  readonly line2?: string;
  readonly line3?: string;
  readonly postcode?: string;
  /** Who is asked for there. */
  readonly contact?: string;
  readonly phone?: string;
}

/** A part of an address. */
export type AddressPart = keyof Address;

/** All parts, from the country down, in the order of an address in a file. */
export const addressParts: readonly AddressPart[] = [
  'country',
  'region',
  'city',
  'line1',
  'line2',
  'line3',
  'postcode',
  'contact',
  'phone',
];

/** What a search for a piece of text looks through: all parts in a row. */
export const addressText = (address: Address): string => addressParts.flatMap(part => address[part] ?? []).join(' ');
