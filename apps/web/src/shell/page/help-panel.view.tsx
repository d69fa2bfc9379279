import './help-panel.css';
import type { Page } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { StateGraph } from '../../engine/states/state-graph.view.tsx';
import { useSay } from '../language/use-say.ts';

/** What a page is for, how its states follow each other and what its fields mean; loaded when it is first opened. */
export const HelpPanel = observer(function HelpPanel({ page, close }: { readonly page: Page; readonly close: () => void }) {
  const say = useSay();
  const { t } = useTranslation('frame');
  const explained = Object.entries(page.resource?.fields ?? {}).filter(([, field]) => field.help);
  return (
    <aside className="page-help" aria-label={t('help')}>
      <header>
        <h2>{t('help')}</h2>
        <Button variant="minimal" size="small" icon={<Cross />} aria-label={t('closeHelp')} onClick={close} />
      </header>
      <p>{say(page.help.why)}</p>
      {page.help.notes && (
        <ul>
          {page.help.notes.map(note => (
            <li key={note.en}>{say(note)}</li>
          ))}
        </ul>
      )}
      {page.resource?.states && page.transitions.length > 0 && <StateGraph resource={page.resource} />}
      {explained.length > 0 && (
        <dl>
          {explained.map(([key, field]) => (
            <div key={key}>
              <dt>{say(field.label)}</dt>
              <dd>{field.help && say(field.help)}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
});
