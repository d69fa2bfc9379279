import { ok } from '@axle/kernel';
import { mostFilterValues } from '@axle/page-kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takePasted } from './take-pasted.ts';

const match = async (_entity: string, texts: readonly string[]) => ok(texts.map(text => ({ text, id: Number(text) })));
const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, place) => place + from);
const pasted = (count: number, chosen: readonly number[] = []) => takePasted({ match }, 'sku', numbers(count).map(String), chosen);

it('a pasted list longer than a filter takes is cut to the first, and says so', async () => {
  const { value, message } = await pasted(mostFilterValues + 1);
  expect(value).toEqual(numbers(mostFilterValues));
  expect(message).toEqual({
    zh: '粘贴 5,001 个，找到 5,001 个；一次最多筛选 5,000 个，只取前 5,000 个',
    en: '5,001 pasted, 5,001 found; a filter takes at most 5,000 values, only the first 5,000 are used',
  });
  expect((await pasted(mostFilterValues)).message.en).toBe('5,000 pasted, 5,000 found');
});

it('what was chosen before stays and stands first, and the message says so exactly when something was left out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 0, max: 40 }), async (count, before) => {
      const chosen = numbers(before, 10_000);
      const { value, message } = await pasted(count, chosen);
      expect(value!.slice(0, before)).toEqual(chosen);
      expect(value).toHaveLength(Math.min(before + count, mostFilterValues));
      expect(message.en.includes('only the first')).toBe(before + count > mostFilterValues);
    }),
    { numRuns: 10 },
  );
});
