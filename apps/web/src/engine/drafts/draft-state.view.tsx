import { fill } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { draftText } from '../../text/drafts.ts';
import { localMoment } from '../fields/calendar/local-moment.ts';
import type { FormDraft } from './form-draft.ts';

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
