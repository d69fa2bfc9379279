import { observer } from 'mobx-react-lite';
import { Button, NonIdealState } from '@blueprintjs/core';
import { Error as ErrorIcon } from '@blueprintjs/icons';
import { Component, type ReactNode, useEffect } from 'react';
import { Network } from '../network/network.ts';
import { Session } from '../session/session.ts';
import { useService } from '../services.tsx';
import { frameText } from '../../text/frame.ts';

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

const Failed = observer(function Failed({ retry }: { readonly retry: () => void }) {
  const session = useService(Session);
  const network = useService(Network);
  useEffect(() => network.onBack(retry), [network, retry]);
  return (
    <NonIdealState
      icon={<ErrorIcon size={40} />}
      title={session.say(frameText.pageFailedTitle)}
      description={session.say(frameText.pageFailedText)}
      action={
        <div className="full-page-ways">
          <Button intent="primary" text={session.say(frameText.retry)} onClick={retry} />
          <Button text={session.say(frameText.reload)} onClick={() => location.reload()} />
        </div>
      }
    />
  );
});
