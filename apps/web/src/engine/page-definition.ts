import { type Page, pagesOf } from '@axle/page-kit';
import { type SectionKey, sectionLoaders } from '@axle/pages';

const known = new Map<string, Promise<Page | undefined>>();

/** The definition of a page, loaded with its section once; undefined where there is none. */
export function pageDefinition(section: string, key: string): Promise<Page | undefined> {
  const name = `${section}/${key}`;
  const found = known.get(name) ?? load(section, key);
  known.set(name, found);
  return found;
}

async function load(section: string, key: string): Promise<Page | undefined> {
  const loader = sectionLoaders[section as SectionKey];
  return loader && pagesOf(await loader()).find(page => page.key === key);
}
