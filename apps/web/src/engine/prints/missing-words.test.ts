import { expect, it } from 'vitest';
import { missingWords } from './missing-words.ts';

it('names each text with the letters that no font has', () => {
  expect(missingWords([])).toBeUndefined();
  expect(
    missingWords([
      { text: 'Škoda \u{F0000}', letters: '\u{F0000}' },
      { text: 'B\u{F0001}', letters: '\u{F0001}' },
    ]),
  ).toMatchObject({
    zh: '2处有无法打印的字符，将印成“□”：Škoda \u{F0000} (\u{F0000})；B\u{F0001} (\u{F0001})',
  });
});
