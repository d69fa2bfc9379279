import type { PrintTemplate } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { renderPrint } from './render-print.ts';

const template: PrintTemplate = {
  key: 'letter',
  title: { zh: '信', en: 'Letter' },
  version: 1,
  sheet: { width: 210, height: 297 },
  per: 'record',
  elements: [
    { kind: 'text', x: 12, y: 12, width: 100, height: 6, words: '{no}', size: 12 },
    {
      kind: 'prose',
      x: 12,
      y: 12,
      width: 186,
      height: 273,
      size: 9,
      heading: '{no}',
      parts: [
        { title: { zh: '包装', en: 'Packing' }, field: 'packing' },
        { title: { zh: '条款', en: 'Terms' }, field: 'terms' },
      ],
    },
  ],
};
const sheetsOf = async (record: Readonly<Record<string, string>>) => {
  const paper = await renderPrint({ template, language: 'en', records: [{ no: 'PO-1', ...record }], labels: {}, copies: 1 });
  if (!paper.ok) throw new Error(paper.refusal.code);
  return paper.value.toString('latin1').match(/\/Type \/Page\b/g)?.length;
};

it('long texts stand on sheets of their own behind the others, as many as they take; there are none where nothing is said', async () => {
  expect(await sheetsOf({})).toBe(1);
  expect(await sheetsOf({ packing: 'Colour box', terms: '' })).toBe(2);
  expect(await sheetsOf({ terms: Array.from({ length: 120 }, (_, at) => `${at + 1}. A clause of the order`).join('\n') })).toBe(3);
});
