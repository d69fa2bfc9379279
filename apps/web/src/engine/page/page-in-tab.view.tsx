import type { Page, Resource } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { ListView } from '../list/list.view.tsx';
import { useCountsAnew } from '../list/use-counts-anew.ts';
import { useLiveList } from '../list/use-live-list.ts';
import { pageDefinition } from '../page-definition.ts';
import { PageModelProvider } from '../page-model-context.ts';
import { PageModel } from './page-model.ts';
import { usePageParts } from './use-page-parts.ts';

const PageLayers = lazy(async () => ({ default: (await import('./page-layers.view.tsx')).PageLayers }));

interface PageInTabProps {
  readonly section: string;
  readonly page: string;
  readonly active: boolean;
}

/**
 * The rows of another page inside a tab, with its own tabs, filters and actions, under its rights. The address stays that of the page
 * around it.
 */
export const PageInTab = observer(function PageInTab({ section, page: key, active }: PageInTabProps) {
  const page = use(pageDefinition(section, key));
  return page?.resource ? <Rows section={section} page={page} resource={page.resource} active={active} /> : null;
});

interface RowsProps {
  readonly section: string;
  readonly page: Page;
  readonly resource: Resource;
  readonly active: boolean;
}

const Rows = observer(function Rows({ section, page, resource, active }: RowsProps) {
  const parts = usePageParts(section, page, resource);
  const [model] = useState(() => new PageModel(parts, new URLSearchParams()));
  useEffect(() => {
    if (!active) return undefined;
    model.list.start();
    model.views.start();
    return () => model.list.stop();
  }, [model, active]);
  useCountsAnew(model.views, active);
  useLiveList(model.list, active);
  return (
    <PageModelProvider value={model}>
      <ListView />
      <Suspense>{active && model.layered && <PageLayers />}</Suspense>
    </PageModelProvider>
  );
});
