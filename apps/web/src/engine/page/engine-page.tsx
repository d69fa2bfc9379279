import { tabKey } from '@axle/session';
import type { Page, Resource } from '@axle/page-kit';
import { NonIdealState } from '@blueprintjs/core';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CallEvents } from '../../gateways/call-events.ts';
import { Messages } from '../../shell/messages.ts';
import { QuickSearchStore } from '../../shell/quick-search/quick-search.store.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { UnsavedWork } from '../../shell/workspace/unsaved-work.ts';
import { engineText } from '../../text/engine.ts';
import { useDraftAddress } from '../drafts/use-draft-address.ts';
import { useAsPage } from '../detail/as-page.ts';
import { useRecordAddress } from '../detail/use-record-address.ts';
import '../fields/fields.css';
import { ListView } from '../list/list.view.tsx';
import { useCountsAgain } from '../list/use-counts-again.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { useLiveList } from '../list/use-live-list.ts';
import { pageInput, restorePageInput } from './page-input.ts';
import { PageModel } from './page-model.ts';
import { submittedPart } from './submitted-part.ts';
import { PageModelProvider } from '../page-model-context.ts';
import { pageDefinition } from '../page-definition.ts';
import { useOpenAddress } from '../use-open-address.ts';
import { useGoingOn } from './use-going-on.ts';
import { usePageParts } from './use-page-parts.ts';

// what opens above a list is not needed to show it: the browser fetches it when it has nothing else to do
const PageLayers = lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './page-layers.view.tsx')).PageLayers }));

const RecordPage = lazy(async () => ({ default: (await import('../detail/record-page.view.tsx')).RecordPage }));
const StationView = lazy(async () => ({ default: (await import('../station/station.view.tsx')).StationView }));

/** What the shell's page host says of an open page. */
export interface EnginePageProps {
  /** Key of the section. */
  readonly section: string;
  /** Key of the page. */
  readonly page: string;
  /** Distinguishes several open tabs of the same page. */
  readonly instance: string;
  /** Whether the page is in sight; out of sight it keeps its state and asks nothing. */
  readonly active: boolean;
}

/** Draws a page from its definition alone. */
export const EnginePage = observer(function EnginePage({ section, page: key, instance, active }: EnginePageProps) {
  const session = useService(Session);
  const page = use(pageDefinition(section, key));
  if (page?.station) return <StationView page={page} station={page.station} resource={page.resource} />;
  if (!page?.resource) return <NonIdealState title={session.say(engineText.pageUnknown)} />;
  return <RecordsPage section={section} page={page} resource={page.resource} instance={instance} active={active} />;
});

/** An open page and its definition. */
export interface RecordsPageProps {
  readonly section: string;
  readonly page: Page;
  readonly resource: Resource;
  readonly instance: string;
  readonly active: boolean;
}

/** A page of records: the list, and above it whatever is open. */
export const RecordsPage = observer(function RecordsPage({ section, page, resource, instance, active }: RecordsPageProps) {
  const parts = usePageParts(section, page, resource);
  const { search } = useLocation();
  const [model] = useState(() => new PageModel(parts, new URLSearchParams(search)));
  useEffect(() => {
    if (!active) return undefined;
    model.list.start();
    model.views.start();
    return () => model.list.stop();
  }, [model, active]);
  useCountsAgain(model.views, active);
  const work = useService(UnsavedWork);
  useEffect(() => work.follow(model.list.columns), [work, model]);
  const messages = useService(Messages);
  useEffect(() => {
    // stays when the page goes out of sight: the tab's end takes it back
    const tab = tabKey(page.key, instance === '' ? undefined : instance);
    work.report(
      tab,
      () => model.unsaved,
      () => pageInput(model),
    );
    if (restorePageInput(model, work.take(tab))) messages.show('info', engineText.inputBack);
  }, [work, messages, page, instance, model]);
  const calls = useService(CallEvents);
  useEffect(() => (active ? calls.onSubmitted(() => submittedPart(model)) : undefined), [calls, model, active]);
  const quickSearch = useService(QuickSearchStore);
  useEffect(
    () =>
      reaction(
        () => model.views.views,
        views => quickSearch.offer(page.key, views),
      ),
    [model, quickSearch, page],
  );
  useListAddress(model.list, model.views, active);
  useRecordAddress(model, active);
  useDraftAddress(model, active);
  useOpenAddress(model, active);
  useLiveList(model.list, active);
  const asPage = useAsPage();
  useGoingOn(model, active);
  return (
    <PageModelProvider value={model}>
      <div className="ax-list-home" hidden={asPage}>
        <ListView />
      </div>
      <Suspense>{asPage && <RecordPage />}</Suspense>
      <Suspense>{active && model.layered && <PageLayers asPage={asPage} />}</Suspense>
    </PageModelProvider>
  );
});
