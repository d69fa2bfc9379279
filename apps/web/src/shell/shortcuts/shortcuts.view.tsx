import './shortcuts.css';
import { DialogBody } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { frameText } from '../../text/frame.ts';
import { shortcuts } from '../../text/shortcuts.ts';
import { TitledDialog } from '../dialogs/titled-dialog.view.tsx';
import { useService } from '../services.tsx';
import { ShortcutsStore } from './shortcuts.store.ts';
import { Session } from '../session/session.ts';

/** The sheet of keyboard shortcuts: ? opens it, the user menu too. Loaded when it is first asked for. */
export const ShortcutsSheet = observer(function ShortcutsSheet() {
  const store = useService(ShortcutsStore);
  const session = useService(Session);
  return (
    <TitledDialog className="shortcuts" isOpen={store.isOpen} title={session.say(frameText.shortcuts)} onClose={() => store.hide()}>
      <DialogBody>
        {shortcuts.map(group => (
          <section key={group.title.en}>
            <h3>{session.say(group.title)}</h3>
            <dl>
              {group.entries.map(entry => (
                <div key={entry.does.en}>
                  <dt>
                    {entry.keys.map(keys => (
                      <Keys key={keys} keys={keys} />
                    ))}
                  </dt>
                  <dd>{session.say(entry.does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogBody>
    </TitledDialog>
  );
});

function Keys({ keys }: { readonly keys: string }) {
  return (
    <span>
      {keys.split('+').map((name, place) => (
        <Fragment key={name}>
          {place > 0 && '+'}
          <kbd>{name}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
