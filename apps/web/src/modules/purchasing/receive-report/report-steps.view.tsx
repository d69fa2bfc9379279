import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ReportStore } from './report-store.ts';
import { reportText as text } from './report-text.ts';

const ways = ['claim', 'deduct', 'none'] as const;

/** What may be done with the report as it stands, each asked for once more: whoever holds a link saves and submits, and nothing more. */
export const ReportSteps = observer(function ReportSteps({ store }: { readonly store: ReportStore }) {
  const [session, dialogs] = [useService(Session), useService(Dialogs)];
  const [way, setWay] = useState('');
  const { form, isOpen, busy } = store;
  if (!form) return null;
  const { may, state } = form;
  const isShort = form.comesByReport && store.sum('short') + store.sum('damaged') > 0;
  const toConfirm = may.confirm && state === 'submitted';
  const voids = may.void && form.id !== undefined && (state === 'draft' || state === 'submitted');
  const submit = async () => {
    const isMeant = await dialogs.confirm({ title: text.submit, text: text.submitAsk, confirm: text.submit, tone: 'primary' });
    if (isMeant) await store.step('submit');
  };
  const confirm = async () => {
    const asked = form.comesByReport ? text.confirmBrings : text.confirmMatches;
    const isMeant = await dialogs.confirm({ title: text.confirm, text: asked, confirm: text.confirm, tone: 'primary' });
    if (isMeant) await store.step('confirm', way === '' ? {} : { shortWay: way });
  };
  const goBack = async () => {
    const returnReason = await dialogs.prompt({ title: text.back, text: text.backAsk, placeholder: text.reason, confirm: text.back });
    if (returnReason !== undefined) await store.step('return', { returnReason });
  };
  const makeVoid = async () => {
    const voidReason = await dialogs.prompt({
      title: text.void,
      text: text.voidAsk,
      placeholder: text.reason,
      confirm: text.void,
      tone: 'danger',
    });
    if (voidReason !== undefined) await store.step('void', { voidReason });
  };
  return (
    <div className="ax-report-steps">
      {isOpen && <Button text={session.say(text.save)} disabled={busy} onClick={() => void store.save()} />}
      {isOpen && <Button intent="primary" text={session.say(text.submit)} disabled={busy} onClick={() => void submit()} />}
      {toConfirm && isShort && (
        <label>
          {session.say(text.shortWay)}
          <select value={way} onChange={event => setWay(event.currentTarget.value)}>
            <option value="">{session.say(text.choose)}</option>
            {ways.map(key => (
              <option key={key} value={key}>
                {session.say(text[key])}
              </option>
            ))}
          </select>
        </label>
      )}
      {toConfirm && (
        <Button
          intent="primary"
          text={session.say(text.confirm)}
          disabled={busy || (isShort && way === '')}
          onClick={() => void confirm()}
        />
      )}
      {toConfirm && <Button text={session.say(text.back)} disabled={busy} onClick={() => void goBack()} />}
      {voids && <Button intent="danger" variant="outlined" text={session.say(text.void)} disabled={busy} onClick={() => void makeVoid()} />}
    </div>
  );
});
