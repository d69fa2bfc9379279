import type { Text } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { approvalText as words } from './approval-text.ts';
import { changeTrail, orderTrail, type TrailStep } from './trail-of.ts';
import './approval.css';

const [user, instant] = [
  { kind: 'user', label: words.submitted },
  { kind: 'instant', label: words.submitted },
] as const;

/** What is read of an order, and of a change of it, to say how it was approved. */
const reads = {
  order: ['applicant', 'submittedAt', 'levels', 'approvals', 'approver', 'approvedAt', 'rejectReason'],
  change: ['changing', 'changeBy', 'changeAt', 'changeReason', 'changeLevels', 'changeApprovals', 'changeApprover', 'changeRejectReason'],
} as const;

/** The way of an order through its approval, and of a change of it: step by step, with the level that is due. */
export const ApprovalTrail = observer(function ApprovalTrail({ page, row }: ViewProps) {
  const session = useService(Session);
  const now = new Date(useService(Clock).now()).toISOString();
  if (!row) return null;
  const isOpen = (names: readonly string[]) => names.every(name => session.fieldAccess(page.key, name).shown);
  const order = isOpen(reads.order) ? orderTrail(row, now) : [];
  const change = isOpen(reads.change) ? changeTrail(row, now) : [];
  if (order.length === 0 && change.length === 0) return <p className="ax-hint">{session.say(words.none)}</p>;
  const rightOf = (level: number) => page.codes?.find(({ key }) => key === `approve${level}`)?.title;
  return (
    <>
      <Trail title={words.order} steps={order} rightOf={rightOf} />
      <Trail title={words.change} steps={change} rightOf={rightOf} />
    </>
  );
});

interface TrailProps {
  readonly title: Text;
  readonly steps: readonly TrailStep[];
  /** What the right to approve on a level is called, where it has one of its own. */
  readonly rightOf: (level: number) => Text | undefined;
}

const Trail = observer(function Trail({ title, steps, rightOf }: TrailProps) {
  const session = useService(Session);
  if (steps.length === 0) return null;
  return (
    <section className="ax-trail" aria-label={session.say(title)}>
      <h3>{session.say(title)}</h3>
      <ol>
        {steps.map(({ kind, level, by, at, hours, reason }) => (
          <li key={`${kind} ${level ?? ''}`} data-kind={kind}>
            <strong>{session.say(words[kind], { level: level ?? '' })}</strong>
            {by !== undefined && <ValueView field={user} value={by} />}
            {at !== undefined && <ValueView field={instant} value={at} />}
            {hours !== undefined && hours > 0 && <small>{session.say(kind === 'due' ? words.waits : words.took, { hours })}</small>}
            {by === undefined && level !== undefined && rightOf(level) && <small>{session.say(rightOf(level)!)}</small>}
            {reason !== undefined && <p>{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
});
