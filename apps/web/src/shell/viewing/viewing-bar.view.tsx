import './viewing-bar.css';
import { Button } from '@blueprintjs/core';
import { EyeOpen } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { localMoment } from '../../engine/fields/calendar/local-moment.ts';
import { viewingText } from '../../text/viewing.ts';
import { useService } from '../services.tsx';
import { SessionStore } from '../session/session.store.ts';
import { Viewing } from '../session/viewing.ts';

/** Whose eyes these are, who looks through them and until when; one click ends it. */
export const ViewingBar = observer(function ViewingBar() {
  const session = useService(SessionStore);
  const viewing = useService(Viewing);
  const [ending, setEnding] = useState(false);
  const { recheck } = session;
  const by = recheck?.viewed_by;
  if (!recheck || !by) return null;
  const viewer = session.language === 'en' ? (by.nickname_en ?? by.nickname) : by.nickname;
  const end = () => {
    setEnding(true);
    void viewing.end();
  };
  return (
    <div className="viewing-bar" role="status">
      <EyeOpen />
      <span>
        {session.say(viewingText.eyes, {
          name: session.ownName,
          account: recheck.user.account,
          viewer,
          until: localMoment(by.until).slice(-8, -3),
        })}
      </span>
      <Button size="small" intent="primary" text={session.say(viewingText.end)} disabled={ending} onClick={end} />
    </div>
  );
});
