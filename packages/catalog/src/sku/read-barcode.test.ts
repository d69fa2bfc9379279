import { expect, it } from 'vitest';
import { gtin14 } from './gtin.ts';
import { readBarcode } from './read-barcode.ts';

it('[B2] GTINs are compared by 14 digits, and zeros alone are none', () => {
  expect(gtin14('036000291452')).toBe('00036000291452');
  expect(gtin14('0036000291452')).toBe(gtin14('036000291452'));
  expect([gtin14('00000000'), gtin14('000000000000'), gtin14('036000291453')]).toEqual([undefined, undefined, undefined]);
});

it('[B2a] one article is read alike however its label and its scanner write it', () => {
  const gtin = '04006381333931';
  const scans = [
    '4006381333931',
    '04006381333931',
    ']E04006381333931',
    ']C10104006381333931',
    ']d201040063813339311726053110ABC\u001d21XYZ',
    '0104006381333931',
    '(01)04006381333931(10)LOT7',
    '\u200b4006381333931\u200b',
    '４００６３８１３３３９３１',
    'https://id.gs1.org/01/04006381333931?17=260531',
  ];
  expect(scans.map(scan => readBarcode(scan).gtin)).toEqual(scans.map(() => gtin));
  expect(readBarcode(' ]A0bp-10001 ')).toEqual({ code: 'BP-10001' });
  expect(readBarcode('0104006381333932')).toEqual({ code: '0104006381333932' });
});
