import type { Refusal } from '@axle/kernel';

/** Who has a part in a document. */
export interface DocumentPeople {
  /** Who made it. */
  readonly createdBy?: number;
  /** Who submitted it. */
  readonly applicant?: number;
}

const own: Refusal = {
  code: 'OWN_DOCUMENT',
  message: { zh: '不能审批自己的单据', en: 'You cannot approve your own document' },
};

/** [A19] Why somebody may not decide over a document: they made it, or submitted it. */
export const refuseOwn = ({ createdBy, applicant }: DocumentPeople, user: number): Refusal | undefined =>
  user === createdBy || user === applicant ? own : undefined;
