import '../../styles/blueprint.css';
import './standalone.css';
import { BlueprintProvider } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useLoaderData, useLocation } from 'react-router';
import { standaloneText } from '../../text/standalone.ts';
import { DialogsView } from '../dialogs/dialogs.view.tsx';
import { LanguageSwitch } from '../language/language-switch.view.tsx';
import { Mark } from '../mark.view.tsx';
import { FullPage } from '../states/full-page.view.tsx';
import { usePageTitle } from '../states/page-title.ts';
import { usePageView } from '../track/use-page-view.ts';
import type { OpenedStandalone } from '../routes/open-standalone.ts';
import { type StandalonePage, standalonePages } from './standalone-pages.ts';
import { Session } from '../session/session.ts';
import { useService } from '../services.tsx';

/** The frame of the standalone pages: one document on a full page that prints well, without menu and tabs. */
export const Component = observer(function Standalone() {
  const opened = useLoaderData<OpenedStandalone>();
  const { key, parameters, token, Document } = opened;
  const session = useService(Session);
  const { pathname, search } = useLocation();
  usePageView({ page: key, label: key, url: `${pathname}${search}` });
  const page: StandalonePage = standalonePages[key];
  const number = page.needs.map(name => parameters[name]).find(value => value !== undefined);
  const title = [number, session.say(page.title)].filter(part => part !== undefined).join(' ');
  usePageTitle(title);
  return (
    <BlueprintProvider>
      <div className="standalone">
        <header className="standalone-head">
          <Mark />
          <p>{title}</p>
          <div className="standalone-tools">
            {Document && (
              <button type="button" className="plain-button" onClick={() => window.print()}>
                {session.say(standaloneText.print)}
              </button>
            )}
            <LanguageSwitch />
          </div>
        </header>
        <main className="standalone-page">
          {Document && !opened.refusal ? (
            <Document parameters={parameters} token={token} />
          ) : (
            <NoDocument opened={opened} pageTitle={title} />
          )}
        </main>
        <DialogsView />
      </div>
    </BlueprintProvider>
  );
});

const NoDocument = observer(function NoDocument({ opened, pageTitle }: { readonly opened: OpenedStandalone; readonly pageTitle: string }) {
  const session = useService(Session);
  const { refusal } = opened;
  if (!refusal)
    return (
      <FullPage
        pageTitle={pageTitle}
        code="404"
        title={session.say(standaloneText.notFoundTitle)}
        text={session.say(standaloneText.notFoundText)}
      />
    );
  if (refusal.field === undefined)
    return <FullPage pageTitle={pageTitle} title={session.say(refusal.message)} text={session.say(standaloneText.badAddressText)} />;
  return (
    <FullPage
      pageTitle={pageTitle}
      title={session.say(standaloneText.malformed, { parameter: refusal.field })}
      text={session.say(refusal.message)}
    />
  );
});
