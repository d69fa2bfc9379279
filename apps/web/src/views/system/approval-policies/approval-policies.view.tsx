import { fill, inLanguage, type Refusal } from '@axle/kernel';
import type { EnumOption, Field } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { type ApprovalPolicy, ChangeDifferences } from '../../../engine/approvals/change-differences.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { approvalText as text } from '../../../text/approvals.ts';
import type { ViewProps } from '../../view-props.ts';
import './approval-policies.css';

const optionsOf = (field: Field | undefined): readonly EnumOption[] => (field && 'options' in field ? field.options : []);

/** Which fields of which records wait for a second person, who that is, and which changes pass by themselves. */
export const ApprovalPoliciesView = observer(function ApprovalPoliciesView({ page }: ViewProps) {
  const session = useService(Session);
  const differences = useService(ChangeDifferences);
  const [policies, setPolicies] = useState<readonly ApprovalPolicy[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    let gone = false;
    void differences.policies().then(reply => {
      if (gone) return;
      if (reply.ok) setPolicies(reply.value);
      else setRefusal(reply.refusal);
    });
    return () => void (gone = true);
  }, [differences]);
  if (refusal) return <Callout intent="danger">{session.say(refusal.message)}</Callout>;
  if (!policies) return <Spinner size={24} />;
  const named = (field: string, code: string) => {
    const option = optionsOf(page.resource?.fields[field]).find(one => one.code === code);
    return option ? inLanguage(option.label, session.language) : code;
  };
  const heads = [text.entity, text.fields, text.auto, text.role, text.people, text.sla];
  return (
    <div className="ax-policies">
      <table className="ax-table ax-lined" aria-label={session.say({ zh: '审批规则', en: 'Policies' })}>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head.en} scope="col">
                {session.say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {policies.map(({ id, entity, fields, autoPercent, approverRole, approvers, slaHours }) => (
            <tr key={id}>
              <th scope="row">{named('entity', entity)}</th>
              <td>
                {fields.map(field => (
                  <span key={field} className="ax-label">
                    {named('fields', field)}
                  </span>
                ))}
              </td>
              <td>{autoPercent === undefined ? session.say(text.never) : `${autoPercent} %`}</td>
              <td>{named('approverRole', approverRole)}</td>
              <td>{approvers.length > 0 ? approvers.map(id => session.nickname(id)).join(', ') : session.say(text.nobody)}</td>
              <td>{session.say(fill(text.hours, { count: slaHours }))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
