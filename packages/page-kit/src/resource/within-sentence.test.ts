import { expect, it } from 'vitest';
import { withinSentence } from './within-sentence.ts';

it('a label inside a sentence is written small, but not what is written in capitals, nor the name of a language', () => {
  const words = ['Exchange rate', 'SKU', 'PT SKU', 'IP address', 'BOM', 'In-app message', 'Chinese name'];
  expect(words.map(en => withinSentence({ zh: '名', en }).en)).toEqual([
    'exchange rate',
    'SKU',
    'PT SKU',
    'IP address',
    'BOM',
    'in-app message',
    'Chinese name',
  ]);
});
