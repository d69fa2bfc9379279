/** [F8] Currencies that are in use until somebody sets others. */
export const firstCurrencies = ['USD', 'CNY', 'EUR', 'GBP', 'JPY', 'CAD', 'MXN', 'AUD', 'HKD'] as const;

/** Currency of each country of the monthly file. */
export const currencyOfCountry: Readonly<Record<string, string>> = {
  Australia: 'AUD',
  Brazil: 'BRL',
  Canada: 'CAD',
  China: 'CNY',
  Denmark: 'DKK',
  Euro: 'EUR',
  'Hong Kong': 'HKD',
  India: 'INR',
  Japan: 'JPY',
  Malaysia: 'MYR',
  Mexico: 'MXN',
  'New Zealand': 'NZD',
  Norway: 'NOK',
  Singapore: 'SGD',
  'South Africa': 'ZAR',
  'South Korea': 'KRW',
  'Sri Lanka': 'LKR',
  Sweden: 'SEK',
  Switzerland: 'CHF',
  Taiwan: 'TWD',
  Thailand: 'THB',
  'United Kingdom': 'GBP',
  Venezuela: 'VES',
};

/** Currencies that rates may be kept of: those of the monthly file, the first ones in front. */
export const knownCurrencies: readonly string[] = [...new Set([...firstCurrencies, ...Object.values(currencyOfCountry)])];

/** Countries whose currencies ended with the euro. */
export const countriesBeforeEuro: readonly string[] = [
  'Austria',
  'Belgium',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Ireland',
  'Italy',
  'Netherlands',
  'Portugal',
  'Spain',
];
