import { findPage, type FoundPage } from '../routes/find-page.ts';

const pages = new Map<string, Promise<FoundPage>>();

/** The definition of a page, as one and the same promise, so that React can wait for it. A failure is forgotten, so that a retry asks anew. */
export function loadPage(section: string, page: string): Promise<FoundPage> {
  const key = `${section}/${page}`;
  const known = pages.get(key);
  if (known) return known;
  const asked = findPage(section, page);
  pages.set(key, asked);
  asked.catch(() => pages.delete(key));
  return asked;
}
