import type { Refusal } from '@axle/kernel';
import type { EnumOption, Field } from '@axle/page-kit';
import { Button, Callout, Spinner } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { type ApprovalPolicy, ApprovalTerms } from '../../../engine/approvals/approval-terms.ts';
import { TableHeads } from '../../../engine/table-heads.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { approvalText as text } from '../../../text/approvals.ts';
import { policyText } from '../../../text/approval-policies.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import './approval-policies.css';
import { DeputiesView } from './deputies.view.tsx';
import { PolicyForm } from './policy-form.view.tsx';

const optionsOf = (field: Field | undefined): readonly EnumOption[] => (field && 'options' in field ? field.options : []);

/**
 * Which fields of which records wait for other people, who and how many they are, which changes pass by themselves, and who stands in for
 * whom.
 */
export const ApprovalPoliciesView = observer(function ApprovalPoliciesView({ section, page }: ViewProps) {
  const session = useService(Session);
  const terms = useService(ApprovalTerms);
  const [policies, setPolicies] = useState<readonly ApprovalPolicy[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [edited, setEdited] = useState<ApprovalPolicy>();
  const latest = useLatest();
  const load = useCallback(
    () =>
      latest.ask(
        () => terms.policies(),
        reply => (reply.ok ? setPolicies(reply.value) : setRefusal(reply.refusal)),
      ),
    [latest, terms],
  );
  useEffect(() => void load(), [load]);
  if (refusal) return <Callout intent="danger">{session.say(refusal.message)}</Callout>;
  if (!policies) return <Spinner size={24} />;
  const named = (field: string, code: string) => {
    const option = optionsOf(page.resource?.fields[field]).find(one => one.code === code);
    return option ? session.say(option.label) : code;
  };
  const mayEdit = !session.viewing && session.isSuper && session.can(`${section}.${page.key}.update`);
  const heads = [text.entity, text.fields, text.role, text.people, policyText.needed, text.auto, text.sla];
  return (
    <div className="ax-policies">
      <section>
        <table className="ax-table ax-lined" aria-label={session.say({ zh: '审批规则', en: 'Policies' })}>
          <TableHeads heads={heads} numbers={[policyText.needed, text.sla]}>
            {mayEdit && <th scope="col" aria-label={session.say(policyText.edit)} />}
          </TableHeads>
          <tbody>
            {policies.map(policy => (
              <tr key={policy.id}>
                <th scope="row">{named('entity', policy.entity)}</th>
                <td className="ax-policy-fields">
                  {policy.fields.map(field => (
                    <span key={field} className="ax-label">
                      {named('fields', field)}
                    </span>
                  ))}
                </td>
                <td>{named('approverRole', policy.approverRole)}</td>
                <td className={policy.approvers.length === 0 ? 'ax-bad' : undefined}>
                  {policy.approvers.length > 0 ? policy.approvers.map(id => session.nickname(id)).join(', ') : session.say(text.nobody)}
                </td>
                <td className="ax-number">{policy.minApprovers}</td>
                <td>{policy.autoPercent === undefined ? session.say(text.never) : `${policy.autoPercent}%`}</td>
                <td className="ax-number">{session.say(text.hours, { count: policy.slaHours })}</td>
                {mayEdit && (
                  <td>
                    <Button
                      variant="minimal"
                      size="small"
                      icon={<Edit />}
                      text={session.say(policyText.edit)}
                      aria-label={session.say(policyText.editOf, { name: policy.fields.map(field => named('fields', field)).join(', ') })}
                      onClick={() => setEdited(policy)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <DeputiesView mayUpdate={!session.viewing && session.can(`${section}.${page.key}.update`)} />
      {edited && (
        <PolicyForm
          policy={edited}
          roles={optionsOf(page.resource?.fields['approverRole'])}
          title={edited.fields.map(field => named('fields', field)).join(', ')}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            void load();
          }}
        />
      )}
    </div>
  );
});
