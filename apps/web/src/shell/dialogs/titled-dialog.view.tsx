import { Classes, Dialog, type DialogProps } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { frameText } from '../../text/frame.ts';
import { useService } from '../services.tsx';
import { Session } from '../session/session.ts';

/** A dialog whose cross is named in the reader's language; Blueprint's own says 'Close' in every language. */
export const TitledDialog = observer(function TitledDialog(props: DialogProps) {
  const name = useService(Session).say(frameText.closeTab);
  const nameCross = (element: HTMLElement | null) => {
    const cross = element?.querySelector(`.${Classes.DIALOG_CLOSE_BUTTON}`);
    cross?.setAttribute('aria-label', name);
    cross?.setAttribute('title', name);
  };
  return <Dialog {...props} containerRef={nameCross} />;
});
