import { expect, it } from 'vitest';
import { typedMention, withMention } from './mention-typed.ts';

it('a name is being typed behind an @ that begins a word, up to the caret', () => {
  expect(typedMention('see @zho', 8)).toEqual({ from: 4, typed: 'zho' });
  expect(typedMention('请@', 2)).toEqual({ from: 1, typed: '' });
  expect(typedMention('me@here', 7)).toBeUndefined();
  expect(typedMention('@Min ', 5)).toBeUndefined();
  expect(typedMention('@Min', 0)).toBeUndefined();
});

it('a picked name stands in place of what was typed, and the caret behind it', () => {
  expect(withMention('see @zho now', { from: 4, typed: 'zho' }, '周敏')).toEqual({ text: 'see @周敏 now', caret: 8 });
});
