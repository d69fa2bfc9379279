import './toaster.css';
import { Cross, Error, InfoSign, TickCircle, WarningSign } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
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

const Toast = observer(function Toast({ message }: { readonly message: Message }) {
  const store = useService(MessagesStore);
  const session = useService(Session);
  const { action, file } = message;
  return (
    <div className="toast" data-tone={message.tone}>
      {icons[message.tone]}
      <span className="toast-text">{typeof message.text === 'string' ? message.text : session.say(message.text)}</span>
      {file && (
        <a className="plain-button" href={file.url} download={file.name}>
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
