import { describe, expect, it } from 'vitest';
import { refuseOwn } from './own-document.ts';

describe('who decides over a document', () => {
  it('[A19] is never who made or submitted it', () => {
    expect(refuseOwn({ createdBy: 1, applicant: 2 }, 1)?.message).toEqual({
      zh: '不能审批自己的单据',
      en: 'You cannot approve your own document',
    });
    expect([refuseOwn({ createdBy: 1, applicant: 2 }, 2)?.code, refuseOwn({ createdBy: 1, applicant: 2 }, 3)]).toEqual([
      'OWN_DOCUMENT',
      undefined,
    ]);
  });
});
