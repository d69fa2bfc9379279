import type { Language } from '@axle/kernel';
import { type Address, addressLine } from '@axle/page-kit';

const regionsIn = new Map<Language, Intl.DisplayNames>();

/** A country by its name in the reader's language. */
export function countryName(code: string, language: Language): string {
  const names = regionsIn.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  regionsIn.set(language, names);
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** An address on one line, in the order of its country. */
export const addressWording = (address: Address, language: Language): string =>
  addressLine(address, countryName(address.country, language));
