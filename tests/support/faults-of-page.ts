import { pathToFileURL } from 'node:url';
import { pagesOf, type Section } from '@axle/page-kit';
import { pageChecks } from './page-checks.ts';

/**
 * Loads a section list as the server does and prints what is wrong with one page: `node faults-of-page.ts <sections.ts> <section> <page>`.
 */
const [file = '', section = '', key = ''] = process.argv.slice(2);
const { allSections } = (await import(pathToFileURL(file).href)) as { allSections: () => Promise<readonly Section[]> };
const page = (await allSections())
  .filter(known => known.key === section)
  .flatMap(pagesOf)
  .find(known => known.key === key);
process.stdout.write(
  JSON.stringify({
    table: page?.resource?.table,
    faults: page ? pageChecks.flatMap(check => check.faults(section, page)) : ['there is no such page'],
  }),
);
