import type { Text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import type { ApprovalPolicy } from '../../../engine/approvals/approval-terms.ts';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { approvalText as text } from '../../../text/approvals.ts';
import { policyText } from '../../../text/approval-policies.ts';

const labels: Readonly<Record<string, Text>> = {
  approverRole: text.role,
  minApprovers: policyText.needed,
  autoPercent: policyText.percent,
  slaHours: policyText.hours,
};

/** How the terms of a policy were changed, newest first. */
export const PolicyFormer = observer(function PolicyFormer({
  policy,
  roles,
}: {
  readonly policy: ApprovalPolicy;
  readonly roles: readonly EnumOption[];
}) {
  const session = useService(Session);
  const shown = (field: string, value: unknown): string => {
    if (value === undefined || value === null) return field === 'autoPercent' ? session.say(text.never) : '–';
    const role = field === 'approverRole' ? roles.find(({ code }) => code === value) : undefined;
    return role ? session.say(role.label) : String(value);
  };
  return (
    <section className="ax-policy-former" aria-label={session.say(policyText.former)}>
      <h3>{session.say(policyText.former)}</h3>
      {policy.former.length === 0 && <p className="ax-faint">{session.say(policyText.noFormer)}</p>}
      <ol className="ax-history">
        {policy.former.map(entry => (
          <li key={entry.id}>
            <div className="ax-history-head">
              <strong>{entry.by === undefined ? '' : session.nickname(entry.by)}</strong>
              <time dateTime={entry.at} className="ax-faint">
                {localMoment(entry.at)}
              </time>
            </div>
            {entry.changes.map(({ field, before, after }) => (
              <p key={field}>
                {session.say(labels[field] ?? { zh: field, en: field })}: {shown(field, before)} → {shown(field, after)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
});
