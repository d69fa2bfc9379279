import './help-panel.css';
import type { Page } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { StateGraph } from '../../engine/states/state-graph.view.tsx';
import { Session } from '../session/session.ts';
import { useService } from '../services.tsx';
import { frameText } from '../../text/frame.ts';

/** What a page is for, how its states follow each other and what its fields mean; loaded when it is first opened. */
export const HelpPanel = observer(function HelpPanel({ page, close }: { readonly page: Page; readonly close: () => void }) {
  const session = useService(Session);
  const explained = Object.entries(page.resource?.fields ?? {}).filter(([, field]) => field.help);
  return (
    <aside className="page-help" aria-label={session.say(frameText.help)}>
      <header>
        <h2>{session.say(frameText.help)}</h2>
        <Button variant="minimal" size="small" icon={<Cross />} aria-label={session.say(frameText.closeHelp)} onClick={close} />
      </header>
      <p>{session.say(page.help.why)}</p>
      {page.help.notes && (
        <ul>
          {page.help.notes.map(note => (
            <li key={note.en}>{session.say(note)}</li>
          ))}
        </ul>
      )}
      {page.resource?.states && page.transitions.length > 0 && <StateGraph resource={page.resource} />}
      {explained.length > 0 && (
        <dl>
          {explained.map(([key, field]) => (
            <div key={key}>
              <dt>{session.say(field.label)}</dt>
              <dd>{field.help && session.say(field.help)}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
});
