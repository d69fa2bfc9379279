import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { homePath } from '@axle/permissions';
import { frameText } from '../../text/frame.ts';
import { usePageView } from '../track/use-page-view.ts';
import { FullPage } from './full-page.view.tsx';
import { Session } from '../session/session.ts';
import { useService } from '../services.tsx';

/** Shown for any unknown address. */
export const Component = observer(function Component() {
  const session = useService(Session);
  const navigate = useNavigate();
  usePageView({ page: 'notFound', label: frameText.notFoundTitle.zh });
  return (
    <main className="not-found">
      <FullPage code="404" title={session.say(frameText.notFoundTitle)} text={session.say(frameText.notFoundText)}>
        <button type="button" className="plain-button" data-tone="primary" onClick={() => void navigate(homePath)}>
          {session.say(frameText.toHome)}
        </button>
      </FullPage>
    </main>
  );
});
