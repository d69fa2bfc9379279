import type { EnumField } from '@axle/page-kit';
import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { StepProps } from './pack-steps.view.tsx';
import { packText as text } from './pack-text.ts';

/** Stops packing because of something that is wrong: the order is held. */
export const PackException = observer(function PackException({ store, kinds }: StepProps & { readonly kinds: EnumField['options'] }) {
  const session = useService(Session);
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState(String(kinds[0]?.code ?? ''));
  const [note, setNote] = useState('');
  const [kindId, noteId] = [useId(), useId()];
  if (!open) return <Button variant="outlined" intent="danger" text={session.say(text.exception)} onClick={() => setOpen(true)} />;
  const hold = async () => {
    if (!(await store.work('exception', { kind, note }))) return;
    store.leave();
    store.say(text.held, 'good');
  };
  return (
    <form
      className="ax-pack-pass"
      onSubmit={event => {
        event.preventDefault();
        void hold();
      }}
    >
      <label htmlFor={kindId}>{session.say(text.exception)}</label>
      <select id={kindId} value={kind} onChange={event => setKind(event.currentTarget.value)}>
        {kinds.map(({ code, label }) => (
          <option key={code} value={code}>
            {session.say(label)}
          </option>
        ))}
      </select>
      <label htmlFor={noteId}>{session.say(text.what)}</label>
      <InputGroup id={noteId} value={note} onValueChange={setNote} />
      <div className="ax-pack-row">
        <Button type="submit" intent="danger" text={session.say(text.hold)} disabled={!note.trim()} />
        <Button text={session.say(text.cancel)} onClick={() => setOpen(false)} />
      </div>
    </form>
  );
});
