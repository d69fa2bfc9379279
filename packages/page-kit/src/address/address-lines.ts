import { type Address, type AddressPart } from './address.ts';
import { customsOf } from './address-customs.ts';

const joined = (parts: readonly (string | undefined)[], between = ' '): string =>
  parts.filter(part => part !== undefined && part !== '').join(between);

/** Han, kana and hangul stand side by side without blanks. */
const close = (parts: readonly (string | undefined)[]): string => {
  const given = parts.filter(part => part !== undefined);
  return given.some(part => /^[\p{ASCII}]+$/u.test(part)) ? joined(given) : given.join('');
};

/**
 * [A2] An address as its country writes it, line by line, as on a label: in China from the country down to the house and who lives there;
 * in America and Europe from who lives there up to the country. `country` is the country's name in the reader's language.
 */
export function addressLines(address: Address, country: string): readonly string[] {
  const { region, city, line1, line2, line3, postcode, contact, phone } = address;
  const street = [line1, line2, line3];
  const places: Readonly<Record<ReturnType<typeof customsOf>['order'], readonly (string | undefined)[]>> = {
    down: [],
    cityFirst: [joined([joined([city, region], ', '), postcode])],
    postcodeFirst: [joined([postcode, joined([city, region], ', ')])],
    postcodeLast: [joined([city, region], ', '), postcode],
  };
  const place = places[customsOf(address.country).order];
  const lines: readonly (string | undefined)[] =
    place.length === 0
      ? [joined([country, postcode]), close([region, city, ...street]), joined([contact, phone])]
      : [contact, ...street, ...place, country, phone];
  return lines.flatMap(line => (line === undefined || line === '' ? [] : [line]));
}

/** [A2] The same on one line. */
export const addressLine = (address: Address, country: string): string =>
  addressLines(address, country).join(customsOf(address.country).order === 'down' ? ' ' : ', ');

const top = ['contact', 'phone'] as const;
const streets = ['line1', 'line2', 'line3'] as const;

/** [A2] The parts below the country in the order in which people of the country fill them in. */
export function partsInOrder(country: string): readonly AddressPart[] {
  const { order } = customsOf(country);
  if (order === 'down') return ['region', 'city', ...streets, 'postcode', ...top];
  const place: Readonly<Record<typeof order, readonly AddressPart[]>> = {
    cityFirst: ['city', 'region', 'postcode'],
    postcodeFirst: ['postcode', 'city', 'region'],
    postcodeLast: ['city', 'region', 'postcode'],
  };
  return [...top, ...streets, ...place[order]];
}
