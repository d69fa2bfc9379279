import fc from 'fast-check';
import { expect, it } from 'vitest';
import { naturalOrder } from './natural-order.ts';

it.each([
  [
    ['US-10', 'US-9', 'US-1', 'DE-2'],
    ['DE-2', 'US-1', 'US-9', 'US-10'],
  ],
  [
    ['A2B10', 'A2B9', 'A10', 'A2'],
    ['A2', 'A2B9', 'A2B10', 'A10'],
  ],
  [
    ['张三', '李四', '安行', '博世'],
    ['安行', '博世', '李四', '张三'],
  ],
])('[K21] %j stand as %j', (given, wanted) => expect(given.toSorted(naturalOrder)).toEqual(wanted));

it('[K21] is a total order', () => {
  const texts = fc.array(fc.stringMatching(/^[A-b0-9张李-]{0,6}$/), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(texts, ([one, two, three]) => {
      expect(Math.sign(naturalOrder(one!, two!)) + Math.sign(naturalOrder(two!, one!))).toBe(0);
      expect(naturalOrder(one!, two!) === 0).toBe(one === two);
      if (naturalOrder(one!, two!) <= 0 && naturalOrder(two!, three!) <= 0) expect(naturalOrder(one!, three!)).toBeLessThanOrEqual(0);
    }),
  );
});
