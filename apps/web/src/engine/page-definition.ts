import type { Page } from '@axle/page-kit';
import { loadPage } from '@axle/pages';

const known = new Map<string, Promise<Page | undefined>>();

/** The definition of a page, loaded once; undefined where there is none. */
export function pageDefinition(section: string, key: string): Promise<Page | undefined> {
  const name = `${section}/${key}`;
  const found = known.get(name) ?? loadPage(section, key);
  known.set(name, found);
  return found;
}
