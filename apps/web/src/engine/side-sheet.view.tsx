import { Button, Drawer } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { useService } from '../shell/services.tsx';
import { Session } from '../shell/session/session.ts';
import { engineText } from '../text/engine.ts';
import './side-sheet.css';

interface SideSheetProps {
  readonly title: string;
  /** Width as CSS. */
  readonly width: string;
  /** A click beside the sheet closes it. */
  readonly closesOutside: boolean;
  /** Beside the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
  onKeys?(event: KeyboardEvent<HTMLElement>): void;
}

/** A dialog at the right edge that leaves the list in sight. */
export const SideSheet = observer(function SideSheet({ title, width, closesOutside, tools, children, onClose, onKeys }: SideSheetProps) {
  const session = useService(Session);
  const id = useId();
  // a double click on a link opens the sheet by its first press: the second one is not meant for what has come under it
  const close = ({ nativeEvent }: SyntheticEvent) => {
    if (!(nativeEvent instanceof MouseEvent && nativeEvent.detail > 1)) onClose();
  };
  return (
    <Drawer isOpen onClose={close} size={`min(${width}, 92vw)`} canOutsideClickClose={closesOutside} className="ax-drawer">
      <div className="ax-sheet" data-region="drawer" role="dialog" aria-modal aria-labelledby={id} onKeyDown={onKeys}>
        <div className="ax-sheet-head">
          <h2 id={id}>{title}</h2>
          {tools}
          <Button variant="minimal" icon={<Cross />} aria-label={session.say(engineText.close)} onClick={onClose} />
        </div>
        {children}
      </div>
    </Drawer>
  );
});
