import { useTranslation } from 'react-i18next';

/** The shape of a page while it loads. */
export function PageSkeleton() {
  const { t } = useTranslation('frame');
  return (
    <div className="page-skeleton" role="status" aria-label={t('loading')}>
      <div className="bp6-skeleton" />
      <div className="bp6-skeleton" />
      <div className="bp6-skeleton" />
    </div>
  );
}
