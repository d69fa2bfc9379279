import { type Refusal, type Text } from '@axle/kernel';
import { type DateField } from '@axle/page-kit';
import { Button, Callout, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useId, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { ApprovalTerms, type Deputies } from '../../../engine/approvals/approval-terms.ts';
import { DateInput } from '../../../engine/fields/date/date-input.view.tsx';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { policyText as text } from '../../../text/approval-policies.ts';

/** Who decides in an approver's name, and naming and ending one's own deputy. */
export const DeputiesView = observer(function DeputiesView({ mayUpdate }: { readonly mayUpdate: boolean }) {
  const session = useService(Session);
  const messages = useService(Messages);
  const calls = useService(ApprovalTerms);
  const [known, setKnown] = useState<Deputies>();
  const latest = useLatest();
  const load = useCallback(
    () =>
      latest.ask(
        () => calls.deputies(),
        reply => (reply.ok ? setKnown(reply.value) : messages.show('bad', reply.refusal.message)),
      ),
    [latest, calls, messages],
  );
  useEffect(() => void load(), [load]);
  if (!known) return null;
  const end = async (id: number) => {
    const reply = await calls.end(id);
    messages.show(reply.ok ? 'good' : 'bad', reply.ok ? text.ended : reply.refusal.message);
    await load();
  };
  return (
    <section aria-label={session.say(text.deputies)}>
      <h3>{session.say(text.deputies)}</h3>
      {known.deputies.length === 0 ? (
        <p className="ax-hint">{session.say(text.noDeputies)}</p>
      ) : (
        <table className="ax-table ax-lined" aria-label={session.say(text.deputies)}>
          <thead>
            <tr>
              {[text.approver, text.deputy, text.from, text.to, text.note].map(head => (
                <th key={head.en} scope="col">
                  {session.say(head)}
                </th>
              ))}
              <th scope="col" aria-label={session.say(text.end)} />
            </tr>
          </thead>
          <tbody>
            {known.deputies.map(({ id, approver, deputy, from, to, note, mayEnd }) => (
              <tr key={id}>
                <th scope="row">{session.nickname(approver)}</th>
                <td>{session.nickname(deputy)}</td>
                <td>{from}</td>
                <td>{to}</td>
                <td>{note}</td>
                <td>
                  {mayEnd && mayUpdate && (
                    <Button variant="minimal" size="small" intent="danger" text={session.say(text.end)} onClick={() => void end(id)} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {known.mayName && mayUpdate && <DeputyForm candidates={known.candidates} onNamed={() => void load()} />}
    </section>
  );
});

const day = (label: Text): DateField => ({ kind: 'date', label, required: true });

/** Names a deputy of one's own. */
const DeputyForm = observer(function DeputyForm({ candidates, onNamed }: { readonly candidates: readonly number[]; onNamed(): void }) {
  const session = useService(Session);
  const messages = useService(Messages);
  const calls = useService(ApprovalTerms);
  const id = useId();
  const [deputy, setDeputy] = useState('');
  const [days, setDays] = useState<{ readonly from?: unknown; readonly to?: unknown }>({});
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const name = async () => {
    const reply = await calls.name({
      deputy: Number(deputy),
      from: String(days.from),
      to: String(days.to),
      ...(note.trim() ? { note: note.trim() } : {}),
    });
    if (!reply.ok) return setRefusal(reply.refusal);
    setRefusal(undefined);
    [setDeputy, setNote].forEach(set => set(''));
    setDays({});
    messages.show('good', text.named);
    return onNamed();
  };
  const picker = (which: 'from' | 'to') => (
    <label htmlFor={`${id}-${which}`}>
      {session.say(text[which])}
      <DateInput
        id={`${id}-${which}`}
        field={day(text[which])}
        value={days[which]}
        disabled={false}
        placeholder="YYYY-MM-DD"
        invalid={refusal?.field === which}
        onChange={value => setDays(former => ({ ...former, [which]: value }))}
        onLeave={() => undefined}
      />
    </label>
  );
  return (
    <>
      {refusal && (
        <Callout intent="danger" compact role="alert">
          {session.say(refusal.message)}
        </Callout>
      )}
      <div className="ax-deputy-form">
        <label htmlFor={`${id}-deputy`}>
          {session.say(text.myDeputy)}
          <HTMLSelect
            id={`${id}-deputy`}
            value={deputy}
            options={[
              { value: '', label: session.say(text.choose) },
              ...candidates.map(one => ({ value: String(one), label: session.nickname(one) })),
            ]}
            onChange={event => setDeputy(event.currentTarget.value)}
          />
        </label>
        {picker('from')}
        {picker('to')}
        <label htmlFor={`${id}-note`}>
          {session.say(text.note)}
          <InputGroup id={`${id}-note`} value={note} maxLength={200} onChange={event => setNote(event.currentTarget.value)} />
        </label>
        <Button
          intent="primary"
          disabled={deputy === '' || !days.from || !days.to}
          text={session.say(text.nameNow)}
          onClick={() => void name()}
        />
      </div>
    </>
  );
});
