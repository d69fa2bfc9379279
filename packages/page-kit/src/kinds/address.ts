import { ok, refuse, type Result, type Text } from '@axle/kernel';
import { type Address, type AddressPart, addressParts } from '../address/address.ts';
import { addressCountries, customsOf } from '../address/address-customs.ts';
import { addressWords } from '../address/address-words.ts';
import type { AddressField } from '../field/structured-fields.ts';
import { type KindRules, refusals } from './kind-rules.ts';
import { textRules } from './text.ts';

const longest: Readonly<Record<AddressPart, number>> = {
  country: 2,
  region: 60,
  city: 60,
  line1: 120,
  line2: 120,
  line3: 120,
  postcode: 12,
  contact: 60,
  phone: 30,
};

/** Signs that part an address in a file, and what stands for them inside one. */
const parting = { '|': '/', ';': ',' } as const;

const upper: ReadonlySet<AddressPart> = new Set(['country', 'postcode']);

/** The field as one of its parts is spoken of: `收货地址的邮编`. */
const partField = (field: AddressField, part: AddressPart) => {
  const label: Text = { zh: `${field.label.zh}的${addressWords[part].zh}`, en: `${field.label.en}: ${addressWords[part].en}` };
  return { kind: 'text', label, maxLength: longest[part] } as const;
};

const missing = (field: AddressField, part: AddressPart) => refuse({ ...refusals.required(partField(field, part)), code: 'FORMAT' });

function readParts(field: AddressField, json: object): Result<Partial<Record<AddressPart, string>>> {
  const parts: Partial<Record<AddressPart, string>> = {};
  for (const part of addressParts) {
    const given = (json as Readonly<Record<string, unknown>>)[part];
    const plain = typeof given === 'string' ? given.replace(/[|;]/g, sign => parting[sign as keyof typeof parting]) : given;
    const read = textRules.accept(partField(field, part), upper.has(part) && typeof plain === 'string' ? plain.toUpperCase() : plain);
    if (!read.ok) return read;
    if (read.value !== undefined) parts[part] = read.value;
  }
  return ok(parts);
}

/** [A1] A country that there is, a first line, what the country asks for besides, and postcode, region and phone in their forms. */
function heldToCustoms(field: AddressField, parts: Partial<Record<AddressPart, string>>): Result<Address> {
  const wrong = (part: AddressPart) => refuse(refusals.format(partField(field, part), parts[part]));
  const { country, line1 } = parts;
  if (country === undefined) return missing(field, 'country');
  if (!addressCountries.includes(country)) return wrong('country');
  if (line1 === undefined) return missing(field, 'line1');
  const { needs, postcode, region } = customsOf(country);
  const lacking = needs.find(part => parts[part] === undefined);
  if (lacking) return missing(field, lacking);
  const state = region && parts.region?.toUpperCase();
  if (region && state !== undefined && !region.test(state)) return wrong('region');
  if (postcode && parts.postcode !== undefined && !postcode.test(parts.postcode)) return wrong('postcode');
  if (parts.phone !== undefined && !/^\+?[\d ()/.-]{5,}( ?(x|ext\.?|转) ?\d+)?$/i.test(parts.phone)) return wrong('phone');
  return ok({ ...parts, country, line1, ...(state === undefined ? {} : { region: state }) });
}

/** The country that a text names in a filter. */
export const countryCode = (field: AddressField, value: unknown): Result<string> => {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : undefined;
  return code !== undefined && addressCountries.includes(code) ? ok(code) : refuse(refusals.format(partField(field, 'country'), value));
};

/**
 * Addresses. In a file an address is one text, so that a table of addresses has a column for each and not nine: seven parts from the
 * country down, parted by `|`, the lines of the street by `;`: `CN | 广东省 | 深圳市 | 科技园1号; B座 | 518057 | 李雷 | 13800000000`. Parts at the end
 * that are empty may be left out. A filter takes countries, or a piece of any part.
 */
export const addressRules: KindRules<AddressField, Address> = {
  accept(field, json) {
    if (json === undefined || json === null) return ok(undefined);
    if (typeof json !== 'object' || Array.isArray(json)) return refuse(refusals.format(field, json));
    const parts = readParts(field, json);
    if (!parts.ok) return parts;
    return Object.keys(parts.value).length === 0 ? ok(undefined) : heldToCustoms(field, parts.value);
  },
  parse(field, cell) {
    if (cell.trim() === '') return ok(undefined);
    const [country, region, city, street = '', postcode, contact, phone, ...more] = cell.split('|');
    const [line1, line2, line3, ...further] = street.split(';');
    if (more.length > 0 || further.length > 0) return refuse(refusals.format(field, cell));
    return addressRules.accept(field, { country, region, city, line1, line2, line3, postcode, contact, phone });
  },
  format(_field, value) {
    if (value === undefined) return '';
    const { country, region, city, line1, line2, line3, postcode, contact, phone } = value;
    const lines = [line1, line2 ?? '', line3 ?? ''].join('; ').replace(/(; )+$/, '');
    return [country, region, city, lines, postcode, contact, phone]
      .map(part => part ?? '')
      .join(' | ')
      .replace(/( \| )+$/, '');
  },
  operators: ['in', 'notIn', 'contains', 'isEmpty', 'notEmpty'],
  sortable: false,
  align: 'left',
  width: 300,
};
