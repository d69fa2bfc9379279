import { fill } from '@axle/kernel';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { draftText } from '../../text/drafts.ts';
import { localMoment } from '../fields/calendar/local-moment.ts';
import type { FormDraft } from './form-draft.ts';

/** An earlier draft of the same record: gone on with, or discarded. */
export const DraftOffer = observer(function DraftOffer({ draft }: { readonly draft: FormDraft }) {
  const session = useService(Session);
  const { offer } = draft;
  if (!offer) return null;
  return (
    <Callout intent="primary" compact className="ax-form-callout ax-draft-offer" role="status">
      <span>
        {session.say(draftText.offer, { at: localMoment(offer.at) })}
        {draft.offerIsOld && <span className="ax-faint"> · {session.say(draftText.offerOld)}</span>}
      </span>
      <span className="ax-toolbar-space" />
      <Button size="small" intent="primary" text={session.say(draftText.goOn)} onClick={() => draft.goOn(offer)} />
      <Button size="small" text={session.say(draftText.discard)} onClick={() => draft.discardOffer()} />
    </Callout>
  );
});

/** How the draft of a form fares. */
export const DraftState = observer(function DraftState({ draft }: { readonly draft: FormDraft }) {
  const session = useService(Session);
  const { keeping } = draft;
  if (!keeping) return null;
  const words =
    keeping.kind === 'refused'
      ? fill(draftText.refused, { why: keeping.refusal.message })
      : fill(draftText[keeping.kind], { at: localMoment(keeping.at).slice(11) });
  return (
    <span className={keeping.kind === 'local' || keeping.kind === 'refused' ? 'ax-warn' : 'ax-faint'} aria-live="polite">
      {session.say(words)}
    </span>
  );
});
