import { peopleOf, votesOf } from '@axle/approvals';
import type { Refusal } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type Actor, todayOf } from '../resources/record-parts.ts';
import { approvalsAmong } from './count-vote.ts';
import { decisionsOn, deputiesAt, type MadeDecision, peopleOfRole, voterOf } from './deciders.ts';

/** Somebody whose approval can still be given. */
export interface OpenApprover {
  readonly id: number;
  /** Who may give it in their name today. */
  readonly deputies: readonly number[];
}

/** How far a request has come, and by whom it can go on. */
export interface WhoDecides {
  readonly needed: number;
  readonly decisions: readonly MadeDecision[];
  /** Nobody where the request has left `pending`. */
  readonly open: readonly OpenApprover[];
  /** Why the reader cannot decide on it now; absent where they can, and where it is decided. */
  readonly refused?: Refusal;
}

/** A request as far as it says who decides on it. */
export interface DecidedBy {
  readonly id: number;
  readonly created_by: number;
  readonly approver_role: string;
}

/** [A12, A13] Those whose approval of a pending request can still be given, with who may give it for them on a day. */
export async function openApprovers(
  database: Kysely<Tables>,
  day: string,
  request: DecidedBy,
  counted: ReadonlySet<number>,
): Promise<readonly OpenApprover[]> {
  const holders = (await peopleOfRole(database, request.approver_role)).filter(id => id !== request.created_by && !counted.has(id));
  const named = await deputiesAt(database, day, holders);
  return holders.map(id => ({
    id,
    deputies: named
      .filter(({ approver, deputy }) => approver === id && deputy !== request.created_by && !counted.has(deputy))
      .map(({ deputy }) => deputy),
  }));
}

/** Who has decided on a request, who still can, and why the reader cannot. */
export async function whoDecides(
  database: Kysely<Tables>,
  caller: Actor,
  request: DecidedBy & { readonly state: string; readonly min_approvers: number },
): Promise<WhoDecides> {
  const decisions = await decisionsOn(database, request.id);
  const common = { needed: request.min_approvers, decisions };
  if (request.state !== 'pending') return { ...common, open: [] };
  const approvals = approvalsAmong(decisions);
  const counted = peopleOf(approvals);
  const vote = votesOf({ createdBy: request.created_by, approvals }, await voterOf(database, caller, request.approver_role));
  return {
    ...common,
    open: await openApprovers(database, todayOf(caller), request, counted),
    ...(vote.ok ? {} : { refused: vote.refusal }),
  };
}
