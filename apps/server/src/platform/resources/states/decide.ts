import { refuseOwn } from '@axle/approvals';
import { ok, type Refusal, refuse } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { RecordParts } from '../record-parts.ts';
import type { Transit, TransitionEffect } from './transition-records.ts';

/** Nothing has been decided about a document. */
export const undecided: RecordValues = { approver: undefined, approvedAt: undefined, rejectReason: undefined };

/** The applicant of a document is the user who submits it. */
export const submit: TransitionEffect = async ({ parts, after }) => ok({ ...after, ...undecided, applicant: parts.caller.access.userId });

/** [A19] Why the caller may not decide over a document. */
export const refusedDecision = ({ parts, before }: Pick<Transit, 'before'> & { readonly parts: RecordParts }): Refusal | undefined => {
  const { createdBy, applicant } = before as { readonly createdBy?: number; readonly applicant?: number };
  return refuseOwn(
    { ...(createdBy === undefined ? {} : { createdBy }), ...(applicant === undefined ? {} : { applicant }) },
    parts.caller.access.userId,
  );
};

/** [A19] Who decided, and when; nobody decides over their own document. */
export const decide: TransitionEffect = async transit => {
  const refused = refusedDecision(transit);
  const { parts, after } = transit;
  return refused ? refuse([refused]) : ok({ ...after, approver: parts.caller.access.userId, approvedAt: parts.caller.now.toISOString() });
};

/** A document goes back to its maker: what was decided is void. */
export const rework: TransitionEffect = async ({ before, after }) =>
  ok({ ...after, approver: undefined, approvedAt: undefined, rejectReason: before['rejectReason'] });
