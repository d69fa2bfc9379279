import './page-host.css';
import { Button } from '@blueprintjs/core';
import { Help, Shield } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { createElement, lazy, Suspense, use, useId, useState } from 'react';
import type { EnginePageProps } from '../../engine/page/engine-page.tsx';
import type { ViewProps } from '../../engine/bespoke/view-props.ts';
import { Views } from '../../engine/bespoke/views.ts';
import { useService } from '../services.tsx';
import { usePageTitle } from '../states/page-title.ts';
import { WhyStore } from '../why/why.store.ts';
import { loadEngine, loadPage } from './page-chunks.ts';
import { PageFailure } from './page-failure.view.tsx';
import { PageSkeleton } from './page-skeleton.view.tsx';
import { NamedPage } from './named-page.ts';
import { Session } from '../session/session.ts';
import { frameText } from '../../text/frame.ts';

const HelpPanel = lazy(async () => ({ default: (await import('./help-panel.view.tsx')).HelpPanel }));

/** Which page, and which of its instances. */
export interface PageHostProps {
  readonly section: string;
  readonly page: string;
  readonly instance?: string;
  /** Whether the page is in sight. */
  readonly active: boolean;
}

/** One page in its tab: loads its definition, draws title and help, and hands over to the engine or to the page's own view. */
export function PageHost(props: PageHostProps) {
  return (
    <PageFailure>
      <Suspense fallback={<PageSkeleton />}>
        <LoadedPage {...props} />
      </Suspense>
    </PageFailure>
  );
}

/** Pages about users and rights lead to the question why somebody may, or may not. */
const RightsButton = observer(function RightsButton() {
  const why = useService(WhyStore);
  const session = useService(Session);
  if (!why.allowed) return null;
  return <Button variant="minimal" size="small" icon={<Shield />} text={session.say(frameText.why)} onClick={() => why.show()} />;
});

const LoadedPage = observer(function LoadedPage({ section, page: key, instance = '', active }: PageHostProps) {
  const { page, section: own } = use(loadPage(section, key));
  const session = useService(Session);
  const [helping, setHelping] = useState(false);
  const heading = useId();
  const [named, setNamed] = useState<string>();
  usePageTitle(named ?? session.say(page.title));
  return (
    <article className="page" aria-labelledby={heading}>
      <header className="page-head">
        <h1 id={heading}>{session.say(page.title)}</h1>
        <Button
          variant="minimal"
          size="small"
          icon={<Help />}
          aria-label={session.say(frameText.help)}
          title={session.say(frameText.help)}
          aria-expanded={helping}
          onClick={() => setHelping(!helping)}
        />
        {section === 'system' && <RightsButton />}
      </header>
      <div className="page-body">
        <div className="page-content">
          <NamedPage value={setNamed}>
            <Suspense fallback={<PageSkeleton />}>
              {page.view === undefined ? (
                <Drawn section={own} page={key} instance={instance} active={active} />
              ) : (
                <Bespoke view={page.view} section={own} page={page} active={active} />
              )}
            </Suspense>
          </NamedPage>
        </div>
        <Suspense>{helping && <HelpPanel page={page} close={() => setHelping(false)} />}</Suspense>
      </div>
    </article>
  );
});

/** A page drawn from its definition. */
function Drawn(props: EnginePageProps) {
  return createElement(use(loadEngine()), props);
}

/** A page with a view of its own. */
function Bespoke({ view, ...props }: ViewProps & { readonly view: string }) {
  const component = use(useService(Views).load(view));
  if (!component) throw new Error(`there is no view ${view}`);
  return createElement(component, props);
}
