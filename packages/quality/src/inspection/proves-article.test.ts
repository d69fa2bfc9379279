import { expect, it } from 'vitest';
import { provesArticle } from './proves-article.ts';

it('[Q48] an accepted lot of an order puts an article in use once it is signed; a patrol and a sample do not', () => {
  const accepted = (type: string, more: object = {}) => provesArticle({ type, result: 'accept', ...more });
  expect([accepted('outgoing'), accepted('iqc'), accepted('final')]).toEqual([true, true, true]);
  expect([accepted('ipqc'), accepted('sample'), accepted('iqc', { reviewWaits: true })]).toEqual([false, false, false]);
  expect([provesArticle({ type: 'iqc', result: 'reject' }), provesArticle({ type: 'iqc' })]).toEqual([false, false]);
});
