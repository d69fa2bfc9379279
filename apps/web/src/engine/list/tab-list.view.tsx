import type { Page, Resource } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { pageDefinition } from '../page-definition.ts';
import { PageModel } from '../page-model.ts';
import { PageModelProvider } from '../page-model-context.ts';
import { usePageParts } from '../use-page-parts.ts';
import { ListView } from './list.view.tsx';

const PageLayers = lazy(async () => ({ default: (await import('../page-layers.view.tsx')).PageLayers }));

/** The list of another page within a tab: its own tabs, filters and actions. The address stays that of the page around it. */
export function TabList({ section, page: key }: { readonly section: string; readonly page: string }) {
  const page = use(pageDefinition(section, key));
  return page?.resource ? <ListedPage section={section} page={page} resource={page.resource} /> : null;
}

const ListedPage = observer(function ListedPage(props: { readonly section: string; readonly page: Page; readonly resource: Resource }) {
  const parts = usePageParts(props.section, props.page, props.resource);
  const [model] = useState(() => new PageModel(parts));
  useEffect(() => {
    model.list.start();
    model.views.start();
    return () => model.list.stop();
  }, [model]);
  return (
    <PageModelProvider value={model}>
      <ListView />
      <Suspense>{model.layered && <PageLayers />}</Suspense>
    </PageModelProvider>
  );
});
