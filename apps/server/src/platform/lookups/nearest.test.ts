import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

it('counts letters put in, taken out and changed', () => {
  expect([editDistance('kitten', 'sitting'), editDistance('', 'abc'), editDistance('年款', '年份')]).toEqual([3, 3, 1]);
});

it('is nothing for equal texts alone, the same both ways, and never more than the longer text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      const distance = editDistance(one, other);
      expect(distance === 0).toBe(one === other);
      expect(distance).toBe(editDistance(other, one));
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});

it('finds the entry with the nearest name', () => {
  expect(
    nearest(
      'engnie',
      [
        ['engine', '发动机'],
        ['make', '品牌'],
      ],
      names => names,
    ),
  ).toEqual(['engine', '发动机']);
});

it('finds none where every name is another word', () => {
  const find = (text: string) => nearest(text, ['BREMBO', 'BOSCH', 'DE'], name => [name]);
  expect([find('BREMBI'), find('BOSH'), find('ZZZ-999'), find('OE-4711'), find('US'), find('')]).toEqual(['BREMBO', 'BOSCH', ...Array(4)]);
});
