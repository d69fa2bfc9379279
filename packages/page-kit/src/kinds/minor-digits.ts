const none = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const three = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** Digits behind the point of a currency's amounts by ISO 4217: none for yen, two for most. */
export const minorDigits = (currency: string): number => (none.includes(currency) ? 0 : three.includes(currency) ? 3 : 2);
