import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router';
import { homePath, noPermissionMessage } from '@axle/permissions';
import { useSay } from '../language/use-say.ts';
import { FullPage } from './full-page.view.tsx';

/** What stands in place of a route that could not be shown: missing, not permitted, or failed. */
export const RouteFailure = observer(function RouteFailure() {
  const error = useRouteError();
  const say = useSay();
  const { t } = useTranslation('frame');
  const navigate = useNavigate();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  const home = (
    <button type="button" className="plain-button" data-tone="primary" onClick={() => void navigate(homePath)}>
      {t('toHome')}
    </button>
  );
  if (status === 404)
    return (
      <FullPage code="404" title={t('notFoundTitle')} text={t('notFoundText')}>
        {home}
      </FullPage>
    );
  if (status === 403)
    return (
      <FullPage code="403" title={t('noPermissionTitle')} text={say(noPermissionMessage)}>
        {home}
      </FullPage>
    );
  const title = status === 503 ? t('sessionFailedTitle') : t('pageFailedTitle');
  const chunkMissing = error instanceof Error && error.name === 'ChunkLoadError';
  const text = status === 503 ? undefined : t(chunkMissing ? 'assetsMissing' : 'pageFailedText');
  return (
    <FullPage title={title} text={text}>
      <button type="button" className="plain-button" data-tone="primary" onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </FullPage>
  );
});
