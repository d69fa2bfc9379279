import { type RecordValues, linesIn } from '@axle/page-kit';

/** What happened on the way through approval, or is still to come. */
export interface TrailStep {
  readonly kind: 'submitted' | 'approved' | 'rejected' | 'due' | 'later';
  readonly level?: number;
  readonly by?: number;
  readonly at?: string;
  /** Full hours since the step before, or up to now for the level that is due. */
  readonly hours?: number;
  readonly reason?: string;
}

/** An approval as an order holds it, of the order itself or of a change of it. */
interface Asked {
  readonly applicant: unknown;
  readonly at: unknown;
  readonly reason?: unknown;
  readonly levels: unknown;
  readonly approvals: readonly RecordValues[];
  readonly isWaiting: boolean;
  readonly rejected?: { readonly by: unknown; readonly at: unknown; readonly reason: unknown } | undefined;
}

const hour = 3_600_000;
const hoursBetween = (from: unknown, to: string): { readonly hours?: number } =>
  typeof from === 'string' ? { hours: Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / hour)) } : {};
const known = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]: NonNullable<Values[Key]>;
  };

function stepsOf({ applicant, at, reason, levels, approvals, isWaiting, rejected }: Asked, now: string): readonly TrailStep[] {
  if (applicant === undefined || at === undefined) return [];
  const first = { kind: 'submitted', ...known({ by: applicant, at, reason }) } as TrailStep;
  const approved = approvals.map((one, place): TrailStep => {
    const before = place === 0 ? at : approvals[place - 1]!['approvedAt'];
    const when = String(one['approvedAt']);
    return { kind: 'approved', level: Number(one['level']), by: Number(one['approver']), at: when, ...hoursBetween(before, when) };
  });
  const since = approvals.at(-1)?.['approvedAt'] ?? at;
  const [due, most] = [approvals.length + 1, Number(levels ?? 0)];
  const waiting: readonly TrailStep[] = isWaiting
    ? Array.from({ length: Math.max(0, most - approvals.length) }, (_, place): TrailStep =>
        place === 0 ? { kind: 'due', level: due, ...hoursBetween(since, now) } : { kind: 'later', level: due + place },
      )
    : [];
  const end = rejected ? [{ kind: 'rejected', ...known(rejected) } as TrailStep] : [];
  return [first, ...approved, ...end, ...waiting];
}

/** [R6c] How an order went through its approval: who submitted it, who approved on which level, and which levels are still to come. */
export const orderTrail = (order: RecordValues, now: string): readonly TrailStep[] =>
  stepsOf(
    {
      applicant: order['applicant'],
      at: order['submittedAt'],
      levels: order['levels'],
      approvals: linesIn(order, 'approvals'),
      isWaiting: order['state'] === 'approving',
      rejected:
        order['state'] === 'rejected' ? { by: order['approver'], at: order['approvedAt'], reason: order['rejectReason'] } : undefined,
    },
    now,
  );

/** [R7e] The same of the latest change of an order in force that had to be approved. */
export const changeTrail = (order: RecordValues, now: string): readonly TrailStep[] => {
  const isWaiting = order['changing'] === true;
  const reason = order['changeRejectReason'];
  return isWaiting || reason !== undefined
    ? stepsOf(
        {
          applicant: order['changeBy'],
          at: order['changeAt'],
          reason: order['changeReason'],
          levels: order['changeLevels'],
          approvals: linesIn(order, 'changeApprovals'),
          isWaiting,
          rejected: !isWaiting ? { by: order['changeApprover'], at: undefined, reason } : undefined,
        },
        now,
      )
    : [];
};
