import './own-sign-ins.css';
import { Button, DialogBody, NonIdealState, Tag } from '@blueprintjs/core';
import { WarningSign } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { Tone } from '@axle/page-kit';
import { localMoment } from '../../engine/fields/calendar/local-moment.ts';
import { TitledDialog } from '../dialogs/titled-dialog.view.tsx';
import { useService } from '../services.tsx';
import { OwnSignInsStore } from './own-sign-ins.store.ts';
import { Session } from '../session/session.ts';
import { ownSignInsText } from '../../text/own-sign-ins.ts';

const intents = { neutral: 'none', info: 'primary', good: 'success', warn: 'warning', bad: 'danger' } as const satisfies Record<
  Tone,
  string
>;

/** The dialog with the user's own sign-ins, which would show a sign-in by somebody else. */
export const OwnSignIns = observer(function OwnSignIns() {
  const store = useService(OwnSignInsStore);
  const session = useService(Session);
  return (
    <TitledDialog className="own-sign-ins" isOpen={store.isOpen} title={session.say(ownSignInsText.title)} onClose={() => store.hide()}>
      <DialogBody>
        <Content />
      </DialogBody>
    </TitledDialog>
  );
});

const Content = observer(function Content() {
  const store = useService(OwnSignInsStore);
  const session = useService(Session);
  if (store.state === 'loading')
    return <div className="bp6-skeleton own-sign-ins-waiting" role="status" aria-label={session.say(ownSignInsText.title)} />;
  if (store.state === 'failed')
    return (
      <div role="alert">
        <NonIdealState
          icon={<WarningSign size={32} />}
          iconMuted={false}
          title={session.say(ownSignInsText.failed)}
          description={store.refusal && session.say(store.refusal)}
          action={<Button intent="primary" text={session.say(ownSignInsText.retry)} onClick={() => store.retry()} />}
        />
      </div>
    );
  return (
    <>
      <table>
        <thead>
          <tr>
            {(['at', 'event', 'result', 'ip', 'browser'] as const).map(column => (
              <th key={column} scope="col">
                {session.say(ownSignInsText[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {store.list.map(entry => (
            <tr key={entry.id}>
              <td>{localMoment(entry.at)}</td>
              <td>
                <Option field="event" code={entry.event} />
              </td>
              <td>
                <Option field="result" code={entry.result} />
              </td>
              <td>{entry.ip}</td>
              <td title={entry.agent}>{entry.agent}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {store.hasMore && <Button variant="minimal" text={session.say(ownSignInsText.more)} onClick={() => store.more()} />}
    </>
  );
});

const Option = observer(function Option({ field, code }: { readonly field: 'event' | 'result'; readonly code: string }) {
  const option = useService(OwnSignInsStore).optionOf(field, code);
  const session = useService(Session);
  return (
    <Tag minimal intent={intents[option?.tone ?? 'neutral']}>
      {option ? session.say(option.label) : code}
    </Tag>
  );
});
