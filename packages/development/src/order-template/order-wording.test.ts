import { expect, it } from 'vitest';
import { orderWording } from './order-wording.ts';
import { templateForRefusals } from './template-for.ts';

const clause = { titleZh: '质量', titleEn: 'Quality', textZh: '按样品', textEn: 'As the sample' };

it('[N27] an order is worded in the language of its template, in both Chinese first', () => {
  expect(orderWording('zh', [clause])).toEqual([{ language: 'zh', clauses: [{ title: '质量', words: '按样品' }] }]);
  expect(orderWording('en', [clause])).toEqual([{ language: 'en', clauses: [{ title: 'Quality', words: 'As the sample' }] }]);
  expect(orderWording('both', [clause]).map(({ language }) => language)).toEqual(['zh', 'en']);
});

it('[N28] an order is of the supplier of its template, where that has one', () => {
  expect(templateForRefusals(3, 3)).toEqual([]);
  expect(templateForRefusals(undefined, 3)).toEqual([]);
  expect(templateForRefusals(4, 3).map(({ code }) => code)).toEqual(['TEMPLATE_SUPPLIER']);
});
