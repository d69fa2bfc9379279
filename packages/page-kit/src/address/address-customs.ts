import type { AddressPart } from './address.ts';

/**
 * How an address of a country is written: from the country down to the house; with the city before region and postcode on one line; with
 * the postcode before the city; or with the postcode on a line of its own.
 */
type AddressOrder = 'down' | 'cityFirst' | 'postcodeFirst' | 'postcodeLast';

/** What a country asks of an address. */
export interface AddressCustoms {
  readonly order: AddressOrder;
  /** What the whole postcode must look like; undefined where any will do. */
  readonly postcode?: RegExp;
  /** What the region must look like, where it has a code. */
  readonly region?: RegExp;
  /** Parts that no address can do without, beside country and first line. */
  readonly needs: readonly AddressPart[];
}

const usual: AddressCustoms = { order: 'postcodeFirst', needs: [] };

const whole = ['region', 'city', 'postcode'] as const;
const town = ['city', 'postcode'] as const;
const downTo = (needs: readonly AddressPart[], postcode?: RegExp): AddressCustoms => ({
  order: 'down',
  needs,
  ...(postcode ? { postcode } : {}),
});
const cityFirst = (postcode: RegExp, region?: RegExp): AddressCustoms => ({
  order: 'cityFirst',
  needs: whole,
  postcode,
  ...(region ? { region } : {}),
});
const european = (postcode: RegExp): AddressCustoms => ({ order: 'postcodeFirst', needs: town, postcode });
const postcodeLast = (postcode: RegExp, needs: readonly AddressPart[] = town): AddressCustoms => ({
  order: 'postcodeLast',
  needs,
  postcode,
});

const five = /^\d{5}$/;
const four = /^\d{4}$/;
const six = /^\d{6}$/;

const customs: Readonly<Record<string, AddressCustoms>> = {
  CN: downTo(['region', 'city'], six),
  HK: downTo([]),
  MO: downTo([]),
  TW: downTo(['city'], /^\d{3}(\d{2,3})?$/),
  JP: downTo(['region', 'city', 'postcode'], /^\d{3}-?\d{4}$/),
  KR: downTo(['city', 'postcode'], five),
  US: cityFirst(/^\d{5}(-\d{4})?$/, /^[A-Z]{2}$/),
  CA: cityFirst(/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, /^[A-Z]{2}$/),
  AU: cityFirst(four, /^[A-Z]{2,3}$/),
  IN: cityFirst(six),
  MX: { order: 'postcodeFirst', needs: whole, postcode: five },
  BR: { order: 'cityFirst', needs: whole, postcode: /^\d{5}-?\d{3}$/, region: /^[A-Z]{2}$/ },
  GB: postcodeLast(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/),
  IE: postcodeLast(/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, ['city']),
  SG: postcodeLast(six, ['postcode']),
  NZ: postcodeLast(four),
  DE: european(five),
  FR: european(five),
  IT: european(five),
  ES: european(five),
  NL: european(/^\d{4} ?[A-Z]{2}$/),
  BE: european(four),
  AT: european(four),
  CH: european(four),
  PL: european(/^\d{2}-\d{3}$/),
  SE: european(/^\d{3} ?\d{2}$/),
  DK: european(four),
  FI: european(five),
  PT: european(/^\d{4}-\d{3}$/),
  CZ: european(/^\d{3} ?\d{2}$/),
  TR: european(five),
  TH: { order: 'cityFirst', needs: whole, postcode: five },
  VN: { order: 'cityFirst', needs: ['city'], postcode: /^\d{5,6}$/ },
  MY: { order: 'postcodeFirst', needs: town, postcode: five },
};

/** What a country asks of its addresses; of most nothing but a first line. */
export const customsOf = (country: string): AddressCustoms => customs[country] ?? usual;

/** Countries that an address can lie in, by their codes of ISO 3166-1. */
export const addressCountries: readonly string[] =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );
