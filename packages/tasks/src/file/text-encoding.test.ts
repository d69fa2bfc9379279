import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodingOf, textEncodings } from './text-encoding.ts';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
const ascii = (text: string) => [...text].map(letter => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');

describe('encodings', () => {
  it.each([
    ['', 'utf-8'],
    [ascii('year,make'), 'utf-8'],
    ['efbbbfe5b9b4', 'utf-8'],
    ['fffe7400', 'utf-16le'],
    ['feff0074', 'utf-16be'],
    // 年款,品牌 and 丰田 as a Chinese spreadsheet saves them
    [`c4eabfee2cc6b7c5c6${ascii('\n1992,')}b7e1ccef`, 'gb18030'],
    // 平板來令片 in Big5, one rare letter of GBK, 브레이크 패드 in Korean, Citroën in Latin
    [`${ascii('X,')}b7d9a8aea8d3a54fa4f9`, undefined],
    [`${ascii('X,')}86b4`, undefined],
    [`bae8b7b9c0ccc5a920c6d0b5e5`, undefined],
    [`${ascii('Citro')}eb${ascii('n')}`, undefined],
  ])('[T14] of %s is %s', (hex, encoding) => {
    expect(encodingOf(bytes(hex))).toBe(encoding);
  });

  it('[T14] of a beginning is that of the whole, wherever it is cut', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'é', '年', '😀', ',') });
    fc.assert(
      fc.property(letters, fc.nat(20), (text, cut) => {
        const encoded = Uint8Array.from(unescape(encodeURIComponent(text)), letter => letter.charCodeAt(0));
        expect(encodingOf(encoded)).toBe('utf-8');
        expect(encodingOf(encoded.subarray(0, cut), false)).toBe('utf-8');
      }),
    );
  });

  it('[T14] are offered each once', () => {
    expect(new Set(textEncodings.map(({ code }) => code)).size).toBe(textEncodings.length);
  });
});
