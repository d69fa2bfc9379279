import { text } from '@axle/kernel';
import { expect, it } from 'vitest';
import { refuseOutOfUse } from './out-of-use.ts';

const bin = text('库位', 'bin');

it('[W15] a bin stays in use while goods lie in it or a document needs it', () => {
  expect(refuseOutOfUse(bin, { pieces: 1, documents: 2, document: 'RC1' })).toEqual({
    code: 'HAS_STOCK',
    message: { zh: '库位仍有库存', en: 'The bin still holds stock' },
  });
  expect(refuseOutOfUse(bin, { documents: 2, document: 'RC1' })).toEqual({
    code: 'HAS_DOCUMENTS',
    message: { zh: '库位仍有未完成的单据：RC1', en: 'The bin still has open documents: RC1' },
  });
  expect(refuseOutOfUse(bin, { documents: 1 })?.message.en).toBe('The bin still has 1 open document that you cannot see');
  expect(refuseOutOfUse(bin, { pieces: 0, documents: 0 })).toBeUndefined();
});
