import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { homePath } from '@axle/permissions';
import { frameText } from '../../text/frame.ts';
import { usePageView } from '../track/use-page-view.ts';
import { FullPage } from './full-page.view.tsx';

/** Any address that is none of ours. */
export function Component() {
  const { t } = useTranslation('frame');
  const navigate = useNavigate();
  usePageView('notFound', frameText.notFoundTitle.zh);
  return (
    <main className="not-found">
      <FullPage code="404" title={t('notFoundTitle')} text={t('notFoundText')}>
        <button type="button" className="plain-button" data-tone="primary" onClick={() => void navigate(homePath)}>
          {t('toHome')}
        </button>
      </FullPage>
    </main>
  );
}
