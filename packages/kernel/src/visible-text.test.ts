import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTextLonger, isVisible, visibleName, visibleText } from './visible-text.ts';

it('[K4a] keys that look alike are equal: blanks, invisible signs and width make no difference', () => {
  const alike = [
    'Land Rover',
    ' Land  Rover ',
    'Land\u00a0Rover',
    'Land\u3000Rover',
    'La\u200bnd Rover\ufeff',
    'Ｌａｎｄ Rover',
    'Land\u00ad Rover',
  ];
  expect(new Set(alike.map(visibleText))).toEqual(new Set(['Land Rover']));
  expect(visibleText(']C1\u001d0104006381333931')).toBe(']C10104006381333931');
  expect(visibleText('a\t\r\nb')).toBe('a b');
  expect(visibleText('\u200b\u2060')).toBe('');
});

it('[K4a] folds no further, and letters of every script stay', () => {
  expect(['轿车', 'ЗМЗ-406', 'Škoda', '쏘나타'].map(visibleText)).toEqual(['轿车', 'ЗМЗ-406', 'Škoda', '쏘나타']);
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => visibleText(visibleText(text)) === visibleText(text)));
});

it('[K4a] names keep their Chinese brackets, and are else alike where they look alike', () => {
  expect(visibleName(' 前大灯（左）　Ｃａｍｒｙ\u200b ')).toBe('前大灯（左） Camry');
  expect(new Set(['Land Rover', 'Land\u00a0Rover', 'Ｌand  Rover', 'Land\ufeff Rover'].map(visibleName)).size).toBe(1);
});

it('[K4c] what nobody sees is no text, and signs outside the basic plane count once', () => {
  expect(['\u200b\u2060\ufeff', ' \u3000', '\u00ad', 'a', '。', '🛞'].map(isVisible)).toEqual([false, false, false, true, true, true]);
  expect([isTextLonger('𠮷'.repeat(51), 51), isTextLonger('𠮷'.repeat(52), 51), isTextLonger('ab', 1)]).toEqual([false, true, true]);
});

it('[K4c] a text is longer than its number of signs less one, and no longer than its number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), text => {
      const signs = [...text].length;
      expect([isTextLonger(text, signs), isTextLonger(text, signs - 1)]).toEqual([false, true]);
    }),
  );
});
