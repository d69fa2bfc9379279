import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { homePath, noPermissionMessage } from '@axle/permissions';
import { usePageView, type ViewedPage } from '../track/use-page-view.ts';
import type { MissingRight } from '../routes/missing-right.ts';
import { FullPage } from './full-page.view.tsx';
import { Network } from '../network/network.ts';
import { Session } from '../session/session.ts';
import { useService } from '../services.tsx';
import { frameText } from '../../text/frame.ts';

/** What the tracking calls the page in place of another, by its status. */
const pages: Readonly<Record<number, ViewedPage>> = {
  403: { page: 'noPermission', label: frameText.noPermissionTitle.zh },
  404: { page: 'notFound', label: frameText.notFoundTitle.zh },
};

/** What stands in place of a route that could not be shown: missing, not permitted, or failed. */
export const RouteFailure = observer(function RouteFailure() {
  const error = useRouteError();
  const session = useService(Session);
  const navigate = useNavigate();
  const network = useService(Network);
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  const waits = status !== 404 && status !== 403;
  const { revalidate } = useRevalidator();
  useEffect(() => (waits ? network.onBack(() => void revalidate()) : undefined), [network, waits, revalidate]);
  usePageView(status === undefined ? undefined : pages[status]);
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
  if (status === 403) {
    const missing = isRouteErrorResponse(error) ? (error.data as MissingRight | undefined) : undefined;
    const title = missing ? session.say(frameText.noPermissionTo, { page: missing.page }) : session.say(frameText.noPermissionTitle);
    const why = missing ? session.say(frameText.noPermissionCode, { code: missing.code }) : session.say(noPermissionMessage);
    return (
      <FullPage code="403" title={title} text={why}>
        {home}
      </FullPage>
    );
  }
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
