import { expect, it } from 'vitest';
import { inUse } from './record-refusals.ts';
import { refusalOfDeleting } from './refused-by-database.ts';
import { RefusedWrite } from './refused-write.ts';

it('a delete that something stands against is refused by its own reason, one that others refer to as in use, and no other', () => {
  const own = { code: 'HAS_STOCK', message: { zh: '有库存', en: 'Holds stock' } };
  expect(refusalOfDeleting(new RefusedWrite(own))).toBe(own);
  expect(['23503', '23001'].map(code => refusalOfDeleting(Object.assign(new Error('refused'), { code })))).toEqual([inUse, inUse]);
  expect(refusalOfDeleting(new Error('unexpected'))).toBeUndefined();
});
