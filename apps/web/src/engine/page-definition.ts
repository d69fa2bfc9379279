import type { Page } from '@axle/page-kit';
import { loadPage } from '@axle/pages';
import { onceEach } from './bespoke/once-each.ts';

const known = onceEach(name => {
  const [section = '', key = ''] = name.split('/');
  return loadPage(section, key);
});

/** The definition of a page, loaded once; undefined where there is none. */
export const pageDefinition = (section: string, key: string): Promise<Page | undefined> => known(`${section}/${key}`);
