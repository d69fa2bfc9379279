import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareOe, checkOeNumbers, normaliseOe } from './oe-number.ts';

const marks = fc.constantFrom(' ', '-', '.', '/', '\u3000');
const oe = fc.stringMatching(/^[A-Z0-9]{3,20}$/);

describe('OE numbers', () => {
  it('[B1] are compared without anything but letters and digits', () => {
    for (const text of ['04465-06090', '04465 06090', ' 04465.06090 ', '０４４６５-06090'])
      expect(normaliseOe(text)).toEqual({ ok: true, value: '0446506090' });
    expect(normaliseOe('51 12 7 237 018')).toEqual({ ok: true, value: '51127237018' });
    expect(normaliseOe('ЗМЗ-406')).not.toEqual(normaliseOe('УМЗ-406'));
    expect(normaliseOe('a-1')).toMatchObject({ ok: false, refusal: { code: 'OE_LENGTH' } });
    expect(normaliseOe('x'.repeat(33))).toMatchObject({ ok: false, refusal: { code: 'OE_LENGTH' } });
  });

  it('[B1] have one normal form, whatever stands between the signs', () => {
    fc.assert(
      fc.property(oe, fc.array(marks, { minLength: 25, maxLength: 25 }), (text, between) => {
        const spelled = [...text].map((sign, place) => sign + (between[place] ?? '')).join('');
        expect(normaliseOe(spelled)).toEqual({ ok: true, value: text });
        expect(normaliseOe(text.toLowerCase())).toEqual({ ok: true, value: text });
      }),
    );
  });

  it('[B1] normalised twice stay as they are', () => {
    // signs that are dropped stood between parts of one letter, and between marks that have an order
    for (const text of ['\u1112(\u1109)(\u1161)', '\u{1d158}\u{1d165}\ufc63']) expect(bareOe(bareOe(text))).toBe(bareOe(text));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const once = normaliseOe(text);
        expect(once.ok ? normaliseOe(once.value) : once).toEqual(once);
      }),
    );
  });

  it('[B1] of a record stand there once, each with a normal form', () => {
    expect(checkOeNumbers({ oeNumbers: ['04465-06090', '04465 06091'] })).toEqual([]);
    expect(checkOeNumbers({})).toEqual([]);
    expect(checkOeNumbers({ oeNumbers: ['04465-06090', '04465 06090'] })).toMatchObject([{ code: 'OE_TWICE', field: 'oeNumbers' }]);
    expect(checkOeNumbers({ oeNumbers: ['??'] })).toMatchObject([{ code: 'OE_LENGTH', field: 'oeNumbers' }]);
  });
});
