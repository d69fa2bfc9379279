import { expect, it } from 'vitest';
import { doneWords } from './done-words.ts';

const allocate = { zh: '分配', en: 'Allocate' };
const short = { zh: '缺货', en: 'Short' };
const outcome = (id: number, more: object = {}) => ({ id, name: String(id), ...more });

it('says how many were done, and of which of them something else became', () => {
  expect(
    doneWords(
      allocate,
      [1, 2, 3, 4].map(id => outcome(id, id === 4 ? { became: short } : {})),
    ),
  ).toEqual({
    zh: '分配成功 3 条，另 1 条为缺货',
    en: 'Allocate: 3 done; 1 is “Short”',
  });
  expect(
    doneWords(
      allocate,
      [1, 2].map(id => outcome(id, { became: short })),
    ),
  ).toEqual({
    zh: '分配：2 条为缺货',
    en: 'Allocate: 2 are “Short”',
  });
});
