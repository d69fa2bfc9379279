import { expect, it } from 'vitest';
import { groupPhotos, isMeant, type PhotoWords } from './grouped-photos.ts';

const words: PhotoWords = {
  of: (row, group) => [row[group === 'defect' ? 'defectCodes' : group] ?? []].flat().map(String),
};
const photo = (id: number, bizNo: string, defectCodes: readonly string[] = []) => ({
  id,
  version: 1,
  bizNo,
  sku: `SKU-${id}`,
  defectCodes,
});
const rows = [photo(1, 'QI1', ['D205', 'D301']), photo(2, 'QI2'), photo(3, 'QI1', ['D205'])];

it('puts photos under their headings, those with several defects under each', () => {
  const shape = (group: 'bizNo' | 'defect') =>
    groupPhotos(rows, words, group).map(({ heading, rows: own }) => [heading, own.map(({ id }) => id)]);
  expect(shape('bizNo')).toEqual([
    ['QI1', [1, 3]],
    ['QI2', [2]],
  ]);
  expect(shape('defect')).toEqual([
    ['D205', [1, 3]],
    ['D301', [1]],
    ['', [2]],
  ]);
});

it('finds a photo by all words that somebody looks for', () => {
  expect([isMeant(rows[0]!, words, 'qi1 d301'), isMeant(rows[2]!, words, 'qi1 d301'), isMeant(rows[1]!, words, '')]).toEqual([
    true,
    false,
    true,
  ]);
});
