import { describe, expect, it } from 'vitest';
import { mostTogether, refuseTogether, withFiles } from './together.ts';

describe('approving together', () => {
  it('[A10] takes 100 requests of one kind, no more and no mixture', () => {
    expect(refuseTogether(mostTogether, 1)).toBeUndefined();
    expect(refuseTogether(101, 1)).toMatchObject({ code: 'TOO_MANY' });
    expect(refuseTogether(2, 2)).toMatchObject({ code: 'MIXED' });
  });

  it('[A16] leaves those with files out, in both languages', () => {
    expect(withFiles).toMatchObject({ code: 'HAS_FILES', message: { zh: '有附件的申请须逐个审批' } });
  });
});
