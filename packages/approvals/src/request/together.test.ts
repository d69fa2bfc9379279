import { describe, expect, it } from 'vitest';
import { mostTogether, refuseTogether } from './together.ts';

describe('approving together', () => {
  it('[A10] takes 100 requests of one kind, no more and no mixture', () => {
    expect(refuseTogether(mostTogether, 1)).toBeUndefined();
    expect(refuseTogether(101, 1)).toMatchObject({ code: 'TOO_MANY' });
    expect(refuseTogether(2, 2)).toMatchObject({ code: 'MIXED' });
  });
});
