import { type Refusal, refuse, type Result, ok } from '@axle/kernel';

/** Somebody's approval of a request. */
export interface Approval {
  /** The user who gave it. */
  readonly by: number;
  /** The user whose approval it is: the same, or who named the other a deputy. */
  readonly inNameOf: number;
}

/** In whose name somebody might decide. */
export interface Voter {
  /** The user who decides. */
  readonly by: number;
  /** Whether the policy of the entity names a role of theirs. */
  readonly isApprover: boolean;
  /** Approvers who named them a deputy for today; they decide for these only where they do not decide for themselves. */
  readonly standsInFor?: readonly number[];
  /** For whom of these they want to decide; it must be said where more than one is left. */
  readonly inNameOf?: number;
}

const refusals = {
  own: { code: 'OWN_REQUEST', message: { zh: '不能审批自己提交的申请', en: 'You cannot approve your own request' } },
  ownOfOther: {
    code: 'OWN_REQUEST',
    message: { zh: '不能代提交人审批其申请', en: 'You cannot approve a request on behalf of its submitter' },
  },
  role: { code: 'NOT_APPROVER', message: { zh: '您不是该申请的审批人', en: 'You are not an approver of this request' } },
  twice: { code: 'APPROVED', message: { zh: '您已通过该申请', en: 'You have already approved this request' } },
  otherTwice: {
    code: 'APPROVED',
    message: { zh: '您所代的审批人已通过该申请', en: 'The approver you are deputising for has already approved this request' },
  },
  notTheirs: {
    code: 'NOT_APPROVER',
    field: 'inNameOf',
    message: { zh: '您不是该审批人的代理人', en: 'You do not deputise for that approver' },
  },
  choose: {
    code: 'CHOOSE_APPROVER',
    field: 'inNameOf',
    message: {
      zh: '您代理多位审批人，请用“代理通过”选择代谁审批',
      en: 'You deputise for several approvers: use “Approve as deputy” to choose for whom you decide',
    },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/** The people who gave approvals, or in whose name they were given. */
export const peopleOf = (approvals: readonly Approval[]): ReadonlySet<number> =>
  new Set(approvals.flatMap(({ by, inNameOf }) => [by, inNameOf]));

/** A request as far as votes go. */
interface VotedOn {
  readonly createdBy: number;
  readonly approvals?: readonly Approval[];
}

/**
 * [A3, A12] In whose names somebody may decide: their own where they are an approver, else those of whom they may stand in for. Nobody
 * decides on what they asked for, nor for who asked; an approver is counted once. Refused with `OWN_REQUEST`, `NOT_APPROVER` or `APPROVED`.
 */
export function votesOf({ createdBy, approvals = [] }: VotedOn, { by, isApprover, standsInFor = [] }: Voter): Result<readonly Approval[]> {
  if (by === createdBy) return refuse(refusals.own);
  const counted = peopleOf(approvals);
  if (isApprover) return counted.has(by) ? refuse(refusals.twice) : ok([{ by, inNameOf: by }]);
  if (standsInFor.length === 0) return refuse(refusals.role);
  const others = standsInFor.filter(person => person !== createdBy).toSorted((one, other) => one - other);
  if (others.length === 0) return refuse(refusals.ownOfOther);
  if (counted.has(by)) return refuse(refusals.twice);
  const free = others.filter(person => !counted.has(person));
  return free.length === 0 ? refuse(refusals.otherTwice) : ok(free.map(inNameOf => ({ by, inNameOf })));
}

/**
 * [A12] The vote that somebody gives: of several that they might give in others' names the one that they choose, `CHOOSE_APPROVER` where
 * they do not. Refused as {@link votesOf}, and where they chose somebody for whom they may not decide.
 */
export function voteOf(request: VotedOn, voter: Voter): Result<Approval> {
  const votes = votesOf(request, voter);
  if (!votes.ok) return votes;
  const { by, inNameOf } = voter;
  const chosen = inNameOf === undefined ? votes.value : votes.value.filter(vote => vote.inNameOf === inNameOf);
  const [vote, another] = chosen;
  if (vote) return another ? refuse(refusals.choose) : ok(vote);
  const isCounted = peopleOf(request.approvals ?? []).has(inNameOf ?? by) && voter.standsInFor?.includes(inNameOf ?? by);
  return refuse(isCounted ? refusals.otherTwice : refusals.notTheirs);
}

/** [A13] A deputy of an approver, from the first to the last day. */
export interface Deputy {
  readonly approver: number;
  readonly deputy: number;
  /** Days as `2026-03-02`. */
  readonly from: string;
  readonly to: string;
}

/** [A13] The approvers for whom somebody stands in on a day, each once. A deputy names no further deputy. */
export const standsInFor = (deputies: readonly Deputy[], user: number, day: string): readonly number[] => [
  ...new Set(deputies.filter(({ deputy, from, to }) => deputy === user && from <= day && day <= to).map(({ approver }) => approver)),
];

/** [A13] What stands against naming a deputy: it is oneself, or the days are none or more than a year. */
export function refuseDeputy({ approver, deputy, from, to }: Deputy, today: string): Refusal | undefined {
  if (approver === deputy)
    return { code: 'OWN_DEPUTY', field: 'deputy', message: { zh: '不能指定自己为代理人', en: 'You cannot be your own deputy' } };
  if (to < from)
    return { code: 'RANGE', field: 'to', message: { zh: '结束日期不能早于开始日期', en: 'The end date is before the start date' } };
  if (to < today) return { code: 'RANGE', field: 'to', message: { zh: '结束日期已过', en: 'The end date has passed' } };
  if (Date.parse(to) - Date.parse(from) > longestDays * 24 * 60 * 60 * 1000)
    return {
      code: 'RANGE',
      field: 'to',
      message: { zh: `代理期最长 ${longestDays} 天`, en: `A deputy period may last at most ${longestDays} days` },
    };
  return undefined;
}

/** Most days between the first and the last one of a deputy. */
const longestDays = 366;
