import { observer } from 'mobx-react-lite';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router';
import { homePath, noPermissionMessage } from '@axle/permissions';
import { FullPage } from './full-page.view.tsx';
import { Session } from '../session/session.ts';
import { useService } from '../services.tsx';
import { frameText } from '../../text/frame.ts';

/** What stands in place of a route that could not be shown: missing, not permitted, or failed. */
export const RouteFailure = observer(function RouteFailure() {
  const error = useRouteError();
  const session = useService(Session);
  const navigate = useNavigate();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  const home = (
    <button type="button" className="plain-button" data-tone="primary" onClick={() => void navigate(homePath)}>
      {session.say(frameText.toHome)}
    </button>
  );
  if (status === 404)
    return (
      <FullPage code="404" title={session.say(frameText.notFoundTitle)} text={session.say(frameText.notFoundText)}>
        {home}
      </FullPage>
    );
  if (status === 403)
    return (
      <FullPage code="403" title={session.say(frameText.noPermissionTitle)} text={session.say(noPermissionMessage)}>
        {home}
      </FullPage>
    );
  const title = status === 503 ? session.say(frameText.sessionFailedTitle) : session.say(frameText.pageFailedTitle);
  const chunkMissing = error instanceof Error && error.name === 'ChunkLoadError';
  const text = status === 503 ? undefined : session.say(chunkMissing ? frameText.assetsMissing : frameText.pageFailedText);
  return (
    <FullPage title={title} text={text}>
      <button type="button" className="plain-button" data-tone="primary" onClick={() => location.reload()}>
        {session.say(frameText.reload)}
      </button>
    </FullPage>
  );
});
