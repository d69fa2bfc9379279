import { data } from 'react-router';
import type { Page } from '@axle/page-kit';
import { loadPage } from '@axle/pages';

/** A page with the section that it stands in. */
export interface FoundPage {
  readonly section: string;
  readonly page: Page;
}

/** The definition of a page; loads its chunk. A page that is not defined is a 404. */
export async function findPage(sectionKey = '', pageKey = ''): Promise<FoundPage> {
  const page = await loadPage(sectionKey, pageKey);
  if (!page) throw data(undefined, { status: 404 });
  return { section: sectionKey, page };
}
