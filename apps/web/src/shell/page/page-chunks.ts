import type { ComponentType } from 'react';
import { onceEach } from '../../engine/bespoke/once-each.ts';
import type { EnginePageProps } from '../../engine/page/engine-page.tsx';
import { findPage, type FoundPage } from '../routes/find-page.ts';

const pages = onceEach(async address => {
  const [section, page] = address.split('/');
  return findPage(section, page);
});

const engines = onceEach(async () => (await import('../../engine/page/engine-page.tsx')).EnginePage);

/** The definition of a page. */
export const loadPage = (section: string, page: string): Promise<FoundPage> => pages(`${section}/${page}`);

/** The engine that draws pages from their definitions. */
export const loadEngine = (): Promise<ComponentType<EnginePageProps>> => engines('page');
