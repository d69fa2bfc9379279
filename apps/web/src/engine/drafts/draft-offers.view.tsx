import { fill } from '@axle/kernel';
import type { DraftEntry } from '@axle/wire';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Dialogs } from '../../shell/dialogs/dialogs.ts';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { goneText } from '../../text/gone.ts';
import { draftText } from '../../text/drafts.ts';
import { localMoment } from '../fields/calendar/local-moment.ts';
import type { FormDraft } from './form-draft.ts';

/** The other drafts of the same place, by name and time: each gone on with, or discarded. */
export const DraftOffers = observer(function DraftOffers({ draft }: { readonly draft: FormDraft }) {
  const session = useService(Session);
  const messages = useService(Messages);
  const { offers, elsewhere } = draft;
  const isElsewhere = offers.some(entry => entry.slot === elsewhere);
  // the form may be scrolled far below
  useEffect(() => {
    if (isElsewhere) messages.show('warn', draftText.elsewhere);
  }, [messages, isElsewhere]);
  if (offers.length === 0) return null;
  return (
    <Callout intent={isElsewhere ? 'warning' : 'primary'} compact className="ax-form-callout ax-draft-offers" role="status">
      <p>
        {session.say(draftText.offers, { count: offers.length })}{' '}
        <span className="ax-faint">{session.say(isElsewhere ? draftText.elsewhere : draftText.others)}</span>
      </p>
      <ul aria-label={session.say(draftText.title)}>
        {offers.map(entry => (
          <DraftOffer key={entry.slot} entry={entry} draft={draft} />
        ))}
      </ul>
    </Callout>
  );
});

const DraftOffer = observer(function DraftOffer({ entry, draft }: { readonly entry: DraftEntry; readonly draft: FormDraft }) {
  const session = useService(Session);
  const messages = useService(Messages);
  const dialogs = useService(Dialogs);
  const name = entry.typed ?? session.say(draftText.unnamed);
  const at = localMoment(entry.at);
  const goOn = async () => {
    if (!(await draft.goOnWith(entry.slot))) messages.show('warn', goneText.draft);
  };
  const discard = async () => {
    const question = { title: fill(draftText.discardTitle, { name }), text: fill(draftText.discardText, { at }) };
    if (await dialogs.confirm({ ...question, confirm: draftText.discard, tone: 'danger' })) draft.discard(entry.slot);
  };
  return (
    <li>
      <strong title={name}>{name}</strong>
      <time>{at}</time>
      {entry.state === 'changed' && <span className="ax-faint">{session.say(draftText.offerOld)}</span>}
      <span className="ax-toolbar-space" />
      <Button
        size="small"
        intent="primary"
        text={session.say(draftText.goOn)}
        aria-label={`${session.say(draftText.goOn)}: ${name}`}
        onClick={() => void goOn()}
      />
      <Button
        size="small"
        text={session.say(draftText.discard)}
        aria-label={`${session.say(draftText.discard)}: ${name}`}
        onClick={() => void discard()}
      />
    </li>
  );
});
