import type { Refusal } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import { digitsOnly } from '@axle/validation';
import { Button, Callout, DialogBody, DialogFooter, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { type ApprovalPolicy, ApprovalTerms, type PolicyTerms } from '../../../engine/approvals/approval-terms.ts';
import { useAskedClose } from '../../../engine/questions/use-asked-close.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { approvalText as text } from '../../../text/approvals.ts';
import { policyText } from '../../../text/approval-policies.ts';
import { PolicyFormer } from './policy-former.view.tsx';

interface PolicyFormProps {
  readonly policy: ApprovalPolicy;
  readonly roles: readonly EnumOption[];
  readonly title: string;
  onClose(): void;
  onSaved(): void;
}

/** What a policy asks for, and how it came to be. */
export const PolicyForm = observer(function PolicyForm({ policy, roles, title, onClose, onSaved }: PolicyFormProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const calls = useService(ApprovalTerms);
  const [role, setRole] = useState(policy.approverRole);
  const [needed, setNeeded] = useState(String(policy.minApprovers));
  const [percent, setPercent] = useState(policy.autoPercent ?? '');
  const [hours, setHours] = useState(String(policy.slaHours));
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [busy, setBusy] = useState(false);
  const close = useAskedClose(onClose, [role, needed, percent, hours]);
  const save = async () => {
    setBusy(true);
    const terms: PolicyTerms = {
      approverRole: role,
      minApprovers: Number(needed || Number.NaN) || 0,
      slaHours: Number(hours || Number.NaN) || 0,
      ...(percent.trim() === '' ? {} : { autoPercent: percent.trim() }),
    };
    const reply = await calls.save(policy, terms);
    setBusy(false);
    if (!reply.ok) return setRefusals(reply.refusal.fields?.length ? reply.refusal.fields : [reply.refusal]);
    messages.show('good', policyText.saved);
    return onSaved();
  };
  const whole = (typed: string) => digitsOnly(typed).slice(0, 4);
  const field = (name: keyof PolicyTerms, label: typeof text.sla, input: ReactNode) => (
    <label>
      {session.say(label)}
      {input}
      {refusals
        .filter(refusal => refusal.field === name)
        .map(refusal => (
          <span key={refusal.code} className="ax-bad" role="alert">
            {session.say(refusal.message)}
          </span>
        ))}
    </label>
  );
  const others = refusals.filter(refusal => !['approverRole', 'minApprovers', 'autoPercent', 'slaHours'].includes(refusal.field ?? ''));
  return (
    <TitledDialog isOpen onClose={close} title={session.say(policyText.editOf, { name: title })} className="ax-dialog">
      <DialogBody>
        {others.map(refusal => (
          <Callout key={refusal.code} intent="danger" compact role="alert">
            {session.say(refusal.message)}
          </Callout>
        ))}
        <div className="ax-policy-form">
          {field(
            'approverRole',
            text.role,
            <HTMLSelect
              fill
              value={role}
              options={roles.map(option => ({ value: String(option.code), label: session.say(option.label) }))}
              onChange={event => setRole(event.currentTarget.value)}
            />,
          )}
          {field(
            'minApprovers',
            policyText.needed,
            <InputGroup inputMode="numeric" value={needed} onChange={event => setNeeded(whole(event.currentTarget.value))} />,
          )}
          {field(
            'autoPercent',
            policyText.percent,
            <InputGroup
              inputMode="decimal"
              value={percent}
              placeholder={session.say(text.never)}
              onChange={event => setPercent(event.currentTarget.value.replace(/[^\d.]/g, ''))}
            />,
          )}
          {field(
            'slaHours',
            policyText.hours,
            <InputGroup inputMode="numeric" value={hours} onChange={event => setHours(whole(event.currentTarget.value))} />,
          )}
          <p className="ax-hint ax-policy-former">{session.say(policyText.fromNow)}</p>
          <PolicyFormer policy={policy} roles={roles} />
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={session.say(policyText.cancel)} onClick={close} />
            <Button intent="primary" loading={busy} text={session.say(policyText.save)} onClick={() => void save()} />
          </>
        }
      />
    </TitledDialog>
  );
});
