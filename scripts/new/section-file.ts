import { kebab, sentence } from './words.ts';

/** Text of a new section's index with its first page. */
export const sectionFile = (section: string, page: string): string => `import { defineSection } from '@axle/page-kit';
import { ${page} } from './${kebab(page)}.ts';

export const section = defineSection({
  key: '${section}',
  title: { zh: '${section}', en: '${sentence(section)}' },
  defaultPage: '${page}',
  groups: [{ key: 'main', title: { zh: '${section}', en: '${sentence(section)}' }, pages: [${page}] }],
});
`;

/** Adds a page at the end of a section's last group; undefined when the file has not the shape that it should have. */
export function withPage(index: string, page: string): string | undefined {
  const lastImport = index.lastIndexOf('\nimport ');
  const endOfImport = index.indexOf('\n', lastImport + 1);
  const lastPages = index.lastIndexOf('pages: [');
  const endOfPages = index.indexOf(']', lastPages);
  if (lastImport < 0 || lastPages < 0 || endOfPages < 0) return undefined;
  const listed = index
    .slice(lastPages + 'pages: ['.length, endOfPages)
    .trim()
    .replace(/,$/, '');
  const pages = listed === '' ? page : `${listed}, ${page}`;
  return `${index.slice(0, endOfImport)}\nimport { ${page} } from './${kebab(page)}.ts';${index.slice(endOfImport, lastPages)}pages: [${pages}${index.slice(endOfPages)}`;
}

/** Adds a section at the end of the list of loaders. */
export function withSection(sections: string, section: string, folder: string): string | undefined {
  const end = sections.indexOf('} as const satisfies');
  return end < 0
    ? undefined
    : `${sections.slice(0, end)}  ${section}: async () => (await import('./${folder}/index.ts')).section,\n${sections.slice(end)}`;
}
