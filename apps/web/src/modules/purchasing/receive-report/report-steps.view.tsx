import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ReportStore } from './report-store.ts';
import { reportText as text } from './report-text.ts';

const ways = ['claim', 'deduct', 'none'] as const;

/** What may be done with the report as it stands: whoever holds a link saves and submits, and nothing more. */
export const ReportSteps = observer(function ReportSteps({ store }: { readonly store: ReportStore }) {
  const session = useService(Session);
  const [reason, setReason] = useState('');
  const [way, setWay] = useState('');
  const { form, isOpen, busy } = store;
  if (!form) return null;
  const { may, state } = form;
  const isShort = form.comesByReport && store.sum('short') + store.sum('damaged') > 0;
  const toConfirm = may.confirm && state === 'submitted';
  const voids = may.fill && may.share && form.id !== undefined && (state === 'draft' || state === 'submitted');
  const step = (key: string, input: Readonly<Record<string, unknown>> = {}) =>
    void store.step(key, input).then(done => done && setReason(''));
  return (
    <div className="ax-report-steps">
      {isOpen && <Button text={session.say(text.save)} disabled={busy} onClick={() => void store.save()} />}
      {isOpen && <Button intent="primary" text={session.say(text.submit)} disabled={busy} onClick={() => step('submit')} />}
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
          onClick={() => step('confirm', way === '' ? {} : { shortWay: way })}
        />
      )}
      {(toConfirm || voids) && (
        <label>
          {session.say(text.reason)}
          <input maxLength={500} value={reason} onChange={event => setReason(event.currentTarget.value)} />
        </label>
      )}
      {toConfirm && (
        <Button
          text={session.say(text.back)}
          disabled={busy || reason.trim() === ''}
          onClick={() => step('return', { returnReason: reason })}
        />
      )}
      {voids && (
        <Button
          intent="danger"
          variant="outlined"
          text={session.say(text.void)}
          disabled={busy || reason.trim() === ''}
          onClick={() => step('void', { voidReason: reason })}
        />
      )}
    </div>
  );
});
