import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from './page-file.ts';
import { sectionFile, withPage, withSection } from './section-file.ts';
import { tableFile } from './table-file.ts';
import { isKey, isPlace, kebab, menuFileOf, snake } from './words.ts';

type Outcome =
  | { readonly ok: true; readonly wrote: readonly string[]; readonly next: readonly string[] }
  | { readonly ok: false; readonly why: string };

const pagesFolder = 'packages/pages/src';
const schemaFolder = 'apps/server/src/schema';

const sqlFiles = (root: string, folder: string): readonly string[] => {
  const path = `${schemaFolder}/${folder}`;
  const names = readdirSync(join(root, path)).filter(name => name.endsWith('.sql'));
  return names.map(name => `${path}/${name}`);
};

/**
 * Writes a page's definition, its line in the menu, and the change of the schema that makes its table. Writes nothing when anything is
 * wrong.
 */
export function writePage(root: string, section: string, page: string, place: string): Outcome {
  const wrong = [section, page].find(key => !isKey(key));
  if (wrong !== undefined) return { ok: false, why: `"${wrong}" is no camelCase key, such as skuBrand.` };
  if (!isPlace(place)) return { ok: false, why: `"${place}" is no word with an entity, such as catalog/brand.` };

  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const folder = `${pagesFolder}/${place}`;
  const file = `${folder}/${kebab(page)}.ts`;
  const outline = `${pagesFolder}/menu/${menuFileOf(section)}.ts`;
  const isNew = !existsSync(join(root, outline));
  const changes = sqlFiles(root, 'changes');
  if (existsSync(join(root, file))) return { ok: false, why: `${file} exists already.` };
  if ([...sqlFiles(root, 'baseline'), ...changes].some(path => read(path).includes(`create table ${snake(page)} `)))
    return { ok: false, why: `There is a table ${snake(page)} already: another page keeps records of that name.` };

  const number = String(changes.length + 1).padStart(4, '0');
  const change = `${schemaFolder}/changes/${number}-${kebab(section)}-${kebab(page)}.sql`;
  const listed = isNew ? sectionFile(section, place, page) : withPage(read(outline), place, page);
  const sections = isNew
    ? withSection(read(`${pagesFolder}/sections.ts`), section, menuFileOf(section))
    : read(`${pagesFolder}/sections.ts`);
  if (listed === undefined) return { ok: false, why: `${outline} has no list of pages to add to.` };
  if (sections === undefined) return { ok: false, why: `${pagesFolder}/sections.ts has no list of sections to add to.` };

  const files: Readonly<Record<string, string>> = {
    [file]: pageFile(page),
    [outline]: listed,
    ...(isNew ? { [`${pagesFolder}/sections.ts`]: sections } : {}),
    [change]: tableFile(snake(page)),
  };
  mkdirSync(join(root, folder), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  return {
    ok: true,
    wrote: Object.keys(files),
    next: [
      `${file}: give the page its Chinese title and help, and its fields.`,
      `${change}: give the table the same columns (snake_case), and an index for each order that people use. No change is edited once it is released.`,
      `${outline}: put the page into its menu group${isNew ? ', give the section its title, and its default page of the list in packages/tracking' : ''}.`,
      'pnpm check && pnpm vitest run --project pages --project server tests/contracts/definitions',
      'npm start, then sign in as superadmin to look at it: the page is in the menu of whoever holds its list code, and super users hold every code.',
    ],
  };
}
