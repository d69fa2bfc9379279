import { Button, NonIdealState } from '@blueprintjs/core';
import { Error as ErrorIcon } from '@blueprintjs/icons';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Keeps the failure of one page to itself: the other tabs live on. */
export class PageFailure extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed retry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}

function Failed({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation('frame');
  return (
    <NonIdealState
      icon={<ErrorIcon size={40} />}
      title={t('pageFailedTitle')}
      description={t('pageFailedText')}
      action={
        <div className="full-page-ways">
          <Button intent="primary" text={t('retry')} onClick={retry} />
          <Button text={t('reload')} onClick={() => location.reload()} />
        </div>
      }
    />
  );
}
