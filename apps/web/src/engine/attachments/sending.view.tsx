import { Button, ProgressBar } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { attachmentText } from '../../text/attachments.ts';
import type { AttachmentStore } from './attachment-store.ts';

/** Files on their way, and those that were not taken, with the reason. */
export const SendingView = observer(function SendingView({ store }: { readonly store: AttachmentStore }) {
  const session = useService(Session);
  if (store.sending.length === 0) return undefined;
  return (
    <ul className="ax-file-list" aria-live="polite">
      {store.sending.map(({ id, name, sent, refusal }) => {
        const stop = session.say(attachmentText.stop, { name });
        return (
          <li key={id}>
            <div className="ax-file-words">
              <span>{name}</span>
              {refusal ? (
                <span className="ax-file-refused">{session.say(refusal.message)}</span>
              ) : (
                <ProgressBar value={sent} intent="primary" stripes={false} aria-label={name} />
              )}
            </div>
            <Button variant="minimal" size="small" icon={<Cross />} title={stop} aria-label={stop} onClick={() => store.drop(id)} />
          </li>
        );
      })}
    </ul>
  );
});
