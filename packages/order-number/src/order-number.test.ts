import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOrderNumber, isOrderNumber, parseOrderNumber, regroupOrderNumber } from './order-number.ts';
import { orderNumberTexts } from './testing.ts';

const regrouped = (text: string) => {
  const result = regroupOrderNumber(text);
  return result.ok ? result.value : result.refusal.code;
};

describe('order numbers', () => {
  it('[O1] [spec 5.8] hold letters, digits and hyphens alone', () => {
    expect(['PO-1', '-a-', '7'].map(isOrderNumber)).toEqual([true, true, true]);
    expect(['', '-', 'PO 1', 'PO_1', '订单1', 'PO１', 'a\n'].map(isOrderNumber)).toEqual([false, false, false, false, false, false, false]);
  });

  it('[O2] are read without surrounding space and hyphens', () => {
    expect(parseOrderNumber(' CR-260-302-0001\n')).toEqual({ ok: true, value: 'CR2603020001' });
    expect(parseOrderNumber('PO#1')).toMatchObject({ ok: false, refusal: { code: 'FORMAT' } });
  });

  it.each([
    ['CR2603020001', 'CR-260-302-0001'],
    ['A', 'A'],
    ['AB', 'AB'],
    ['ABC', 'AB-C'],
    ['ABCDE', 'AB-CDE'],
    ['ABCDEFGH', 'AB-CDE-FGH'],
    ['ABCDEFGHI', 'AB-CDE-FGH-I'],
    ['a--b-c', 'ab-c'],
  ])('[O3] [spec 5.9] %s is written %s', (text, written) => {
    expect(regrouped(text)).toBe(written);
  });

  it('[O2] lose nothing but hyphens', () => {
    fc.assert(
      fc.property(orderNumberTexts(), text => {
        expect(parseOrderNumber(text)).toEqual({ ok: true, value: text.replaceAll('-', '') });
        expect(regrouped(text).replaceAll('-', '')).toBe(text.replaceAll('-', ''));
      }),
    );
  });

  it('[O3] are read back from what was written', () => {
    fc.assert(
      fc.property(orderNumberTexts(), text => {
        const parsed = parseOrderNumber(text);
        expect(parsed.ok && parseOrderNumber(formatOrderNumber(parsed.value))).toEqual(parsed);
      }),
    );
  });

  it('[O4] are regrouped once and for all, however the hyphens stood', () => {
    fc.assert(
      fc.property(orderNumberTexts(), text => {
        expect(regrouped(regrouped(text))).toBe(regrouped(text));
        expect(regrouped([...text].join('-'))).toBe(regrouped(text));
      }),
    );
  });
});
