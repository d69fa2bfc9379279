import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Puts the title of what is in view into the browser tab. */
export function usePageTitle(title: string | undefined): void {
  const { t } = useTranslation('frame');
  const product = t('product');
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title, product]);
}
