const none = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const three = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
const four = ['CLF', 'UYW'];

/** [K17] Digits behind the point of a currency's amounts by ISO 4217: none for yen, three for Kuwaiti dinars, two for most. */
export function minorDigits(currency: string): number {
  if (none.includes(currency)) return 0;
  if (three.includes(currency)) return 3;
  return four.includes(currency) ? 4 : 2;
}
