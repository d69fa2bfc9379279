import { ok } from '@axle/kernel';
import type { Line, LinesField } from '@axle/page-kit';
import type { TextMatch } from '@axle/wire';
import { expect, it } from 'vitest';
import { CodeResolver } from './code-resolver.ts';

const label = { zh: '品牌', en: 'Brand' };
const field: LinesField = {
  kind: 'lines',
  label,
  by: ['brand'],
  most: 2000,
  fields: {
    brand: { kind: 'ref', label, entity: 'brand' },
    other: { kind: 'ref', label, entity: 'brand' },
    note: { kind: 'text', label, maxLength: 9 },
  },
};
const refusal = (text: string) => ({ code: 'REFERENCE', message: { zh: `品牌不存在：${text}`, en: `Brand not found: ${text}` } });

function over(lines: readonly Line[], ids: Readonly<Record<string, number>>) {
  let held = lines;
  const asked: (readonly string[])[] = [];
  const resolver = new CodeResolver({
    field,
    lines: () => held,
    put: next => (held = next),
    references: {
      match: async (_entity, texts) => {
        asked.push(texts);
        return ok(texts.map((text): TextMatch => (ids[text] === undefined ? { text, refusal: refusal(text) } : { text, id: ids[text] })));
      },
    },
  });
  return { resolver, asked, held: () => held, put: (next: readonly Line[]) => (held = next) };
}

it('codes are resolved by one call for all columns of an entity; an unknown code stays in its cell with the reason', async () => {
  const { resolver, asked, held } = over([{ brand: 'A', note: 'A' }, { brand: ' B ', other: 'A' }, { brand: 'X' }, { brand: 7 }], {
    A: 1,
    B: 2,
  });
  await resolver.resolve();
  expect(held()).toEqual([{ brand: 1, note: 'A' }, { brand: 2, other: 1 }, { brand: 'X' }, { brand: 7 }]);
  expect(asked).toEqual([['A', 'B', 'X']]);
  expect([resolver.whyNot('brand', 'X')?.en, resolver.whyNot('brand', 7), resolver.whyNot('note', 'X')]).toEqual([
    'Brand not found: X',
    undefined,
    undefined,
  ]);
});

it('codes that were not found are not looked up again unless requested; codes added in the meantime are', async () => {
  const ids: Record<string, number> = {};
  const { resolver, asked, held, put } = over([{ brand: 'X' }], ids);
  await resolver.resolve();
  await resolver.resolve();
  expect(asked).toEqual([['X']]);
  put([...held(), { brand: 'Y' }]);
  await resolver.resolve();
  expect(asked.at(-1)).toEqual(['Y']);
  ids['X'] = 9;
  await resolver.resolve(true);
  expect(held()[0]).toEqual({ brand: 9 });
});
