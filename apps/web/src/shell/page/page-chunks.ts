import type { ComponentType } from 'react';
import type { EnginePageProps } from '../../engine/engine-page.tsx';
import type { ViewProps } from '../../views/view-props.ts';
import type { LoadView } from '../../views/views.ts';
import { findPage, type FoundPage } from '../routes/find-page.ts';

const promises = new Map<string, Promise<unknown>>();

/** One and the same promise for a key, so that React can wait for it. A failure is forgotten, so that a retry asks anew. */
function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = promises.get(key);
  if (known) return known as Promise<Value>;
  const asked = load();
  promises.set(key, asked);
  asked.catch(() => promises.delete(key));
  return asked;
}

/** The definition of a page. */
export const loadPage = (section: string, page: string): Promise<FoundPage> =>
  once(`page ${section}/${page}`, () => findPage(section, page));

/** The engine that draws pages from their definitions. */
export const loadEngine = (): Promise<ComponentType<EnginePageProps>> =>
  once('engine', async () => (await import('../../engine/engine-page.tsx')).EnginePage);

/** A page's bespoke view by its name; undefined when there is none of that name. Their list is loaded with the first of them. */
export const loadView = (name: string): Promise<ComponentType<ViewProps> | undefined> =>
  once(`view ${name}`, async () => {
    const { views }: { readonly views: Readonly<Record<string, LoadView>> } = await import('../../views/views.ts');
    return (await views[name]?.())?.default;
  });
