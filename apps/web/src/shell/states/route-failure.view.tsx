import { Button } from '@blueprintjs/core';
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
  const home = <Button intent="primary" text={t('toHome')} onClick={() => void navigate(homePath)} />;
  if (status === 404) return <FullPage code="404" title={t('notFoundTitle')} text={t('notFoundText')}>{home}</FullPage>;
  if (status === 403) return <FullPage code="403" title={t('noPermissionTitle')} text={say(noPermissionMessage)}>{home}</FullPage>;
  const title = status === 503 ? t('sessionFailedTitle') : t('pageFailedTitle');
  const text = status === 503 ? undefined : t('assetsMissing');
  return (
    <FullPage title={title} text={text}>
      <Button intent="primary" text={t('reload')} onClick={() => location.reload()} />
    </FullPage>
  );
});
