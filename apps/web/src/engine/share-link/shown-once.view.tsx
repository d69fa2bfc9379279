import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { shareLinkText as text } from '../../text/share-link.ts';
import './share-link.css';

interface ShownOnceProps {
  readonly name: string;
  readonly secret: string;
}

/** A password or a link that is kept nowhere: it is shown this once, to be copied. */
export const ShownOnce = observer(function ShownOnce({ name, secret }: ShownOnceProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const copy = () => navigator.clipboard.writeText(secret).then(() => messages.show('good', text.copied));
  return (
    <div className="ax-shown-once">
      <code aria-label={name}>{secret}</code>
      <Button size="small" text={session.say(text.copy)} onClick={() => void copy()} />
    </div>
  );
});
