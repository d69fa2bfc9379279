import { data } from 'react-router';
import { type Page, pagesOf } from '@axle/page-kit';
import { type SectionKey, sectionLoaders } from '@axle/pages';

/** A page with the section that it stands in. */
export interface FoundPage {
  readonly section: string;
  readonly page: Page;
}

const isSection = (key: string): key is SectionKey => Object.hasOwn(sectionLoaders, key);

/** The definition of a page; loads its section's chunk. A page that is not defined is a 404. */
export async function findPage(sectionKey = '', pageKey = ''): Promise<FoundPage> {
  const section = isSection(sectionKey) ? await sectionLoaders[sectionKey]() : undefined;
  const page = section && pagesOf(section).find(each => each.key === pageKey);
  if (!page) throw data(undefined, { status: 404 });
  return { section: sectionKey, page };
}
