import type { Filter, Page, Resource } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { listAddress } from '../filter-address.ts';
import { ListView } from '../list/list.view.tsx';
import { useCountsAgain } from '../list/use-counts-again.ts';
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
  /** References that the list begins with, by field: the parameter of the address that names the record. */
  readonly given?: Readonly<Record<string, string>>;
}

/**
 * The rows of another page inside a tab, with its own tabs, filters and actions, under its rights. The address stays that of the page
 * around it.
 */
export const PageInTab = observer(function PageInTab({ section, page: key, active, given = {} }: PageInTabProps) {
  const page = use(pageDefinition(section, key));
  const { search } = useLocation();
  // while other pages are in sight the address is theirs
  const [address] = useState(() => listGiven(given, new URLSearchParams(search)));
  return page?.resource ? <Rows section={section} page={page} resource={page.resource} active={active} address={address} /> : null;
});

/** The address of a list that begins with the records which parameters of another address name. */
function listGiven(given: Readonly<Record<string, string>>, params: URLSearchParams): URLSearchParams {
  const filters = Object.entries(given).flatMap(([field, parameter]): readonly Filter[] => {
    const id = Number(params.get(parameter));
    return id > 0 ? [{ field, op: 'in', value: [id] }] : [];
  });
  return new URLSearchParams(listAddress('', undefined, filters).slice(1));
}

interface RowsProps {
  readonly section: string;
  readonly page: Page;
  readonly resource: Resource;
  readonly active: boolean;
  readonly address: URLSearchParams;
}

const Rows = observer(function Rows({ section, page, resource, active, address }: RowsProps) {
  const parts = usePageParts(section, page, resource);
  const [model] = useState(() => new PageModel(parts, address));
  useEffect(() => {
    if (!active) return undefined;
    model.list.start();
    model.views.start();
    return () => model.list.stop();
  }, [model, active]);
  useCountsAgain(model.views, active);
  useLiveList(model.list, active);
  return (
    <PageModelProvider value={model}>
      <ListView />
      <Suspense>{active && model.layered && <PageLayers />}</Suspense>
    </PageModelProvider>
  );
});
