import { useEffect, useLayoutEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import type { FoundPage } from '../routes/find-page.ts';
import { useService } from '../services.tsx';
import { Tracker } from '../track/tracker.ts';
import { tabParameter } from '../tab-parameter.ts';
import { tabAddress, tabKeyOf } from './tab-address.ts';
import { WorkspaceStore } from './workspace.store.ts';

/** The route of a page draws nothing itself: it opens the page's tab, and the frame draws the tabs. */
export function Component() {
  const found = useLoaderData<FoundPage>();
  const { page } = found;
  const { pathname, search } = useLocation();
  const workspace = useService(WorkspaceStore);
  useLayoutEffect(() => {
    const address = tabAddress(pathname, search);
    if (address?.page === page.key)
      workspace.open({ page: page.key, instance: address.instance, path: `${pathname}${search}`, title: page.title });
  }, [workspace, page, pathname, search]);
  usePageVisit(found, tabKeyOf(pathname, search));
  return null;
}

/** Counts a visit whenever another tab comes into sight; a new filter in the address does not count. */
function usePageVisit({ section, page }: FoundPage, tab: string | undefined): void {
  const tracker = useService(Tracker);
  useEffect(() => {
    const inView = new URLSearchParams(location.search).get(tabParameter);
    const first = page.tabs.find(each => each.key === inView) ?? page.tabs[0];
    const url = `${location.pathname}${location.search}`;
    tracker.viewed({ section, page: page.key, label: page.title.zh, tab: first?.key, tabLabel: first?.title.zh, url });
  }, [tracker, section, page, tab]);
}
