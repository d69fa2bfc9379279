import './toaster.css';
import { Cross, Error, InfoSign, TickCircle, WarningSign } from '@blueprintjs/icons';
import { mainBase } from '@axle/wire';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { saveReply } from '../../engine/files/save-file.ts';
import { MainClient } from '../../gateways/main-client.ts';
import { type Message, MessagesStore } from '../messages/messages.store.ts';
import { useService } from '../services.tsx';
import { Session } from '../session/session.ts';
import { frameText } from '../../text/frame.ts';

const icons = { info: <InfoSign />, good: <TickCircle />, warn: <WarningSign />, bad: <Error /> };

/** The messages at the upper edge. Readers hear them: failures at once, the others when it is quiet. */
export const Toaster = observer(function Toaster() {
  const store = useService(MessagesStore);
  const urgent = store.shown.filter(message => message.tone === 'bad');
  return (
    <div className="toaster">
      <div role="alert">
        {urgent.map(message => (
          <Toast key={message.id} message={message} />
        ))}
      </div>
      <div role="status">
        {store.shown
          .filter(message => message.tone !== 'bad')
          .map(message => (
            <Toast key={message.id} message={message} />
          ))}
      </div>
    </div>
  );
});

/** The path of a file below the main gateway; undefined for files of others. */
const ownPath = (url: string): string | undefined => (url.startsWith(`${mainBase}/`) ? url.slice(mainBase.length) : undefined);

const Toast = observer(function Toast({ message }: { readonly message: Message }) {
  const store = useService(MessagesStore);
  const session = useService(Session);
  const main = useService(MainClient);
  const { action, file } = message;
  // a file of our own gateway needs the user's signature, which a plain link does not carry
  const fetchOwn = async (event: MouseEvent) => {
    const path = file && ownPath(file.url);
    if (path === undefined) return;
    event.preventDefault();
    const reply = await main.file(path);
    if (reply.ok) saveReply(reply.value);
  };
  return (
    <div className="toast" data-tone={message.tone}>
      {icons[message.tone]}
      <span className="toast-text">{typeof message.text === 'string' ? message.text : session.say(message.text)}</span>
      {file && (
        <a className="plain-button" href={file.url} download={file.name} onClick={event => void fetchOwn(event)}>
          {session.say(frameText.fetchFile, { name: file.name })}
        </a>
      )}
      {action && (
        <button
          type="button"
          className="plain-button"
          onClick={() => {
            store.dismiss(message.id);
            action.run();
          }}
        >
          {session.say(action.text)}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={session.say(frameText.dismiss)} onClick={() => store.dismiss(message.id)}>
        <Cross />
      </button>
    </div>
  );
});
