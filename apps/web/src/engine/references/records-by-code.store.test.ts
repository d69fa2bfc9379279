import { ok } from '@axle/kernel';
import { when } from 'mobx';
import { expect, it } from 'vitest';
import { RecordsByCode } from './records-by-code.store.ts';

it('codes that are drawn at one moment are asked for together, each once; what means no record stays unknown', async () => {
  const asked: unknown[] = [];
  const missing = { code: 'REFERENCE', message: { zh: '没有', en: 'None' } };
  const records = new RecordsByCode({
    match: async (entity, texts) => {
      asked.push([entity, texts]);
      return ok(texts.map(text => (text === 'A-1' ? { text, id: 7 } : { text, refusal: missing })));
    },
  });
  const drawn = () => ['A-1', 'B-2', 'A-1'].map(code => records.of('sku', code));
  expect([drawn(), drawn()]).toEqual(Array.from({ length: 2 }, () => [undefined, undefined, undefined]));
  await when(() => drawn()[0] !== undefined);
  expect([drawn(), asked]).toEqual([[7, undefined, 7], [['sku', ['A-1', 'B-2']]]]);
});
