import { kebab, sentence } from './words.ts';

/** The line of a page in its section. */
const pageLine = (page: string): string => `        ${page}: async () => (await import('./${kebab(page)}.ts')).${page},\n`;

/** Text of a new section's index with its first page. */
export const sectionFile = (section: string, page: string): string => `import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: '${section}',
  title: { zh: '${section}', en: '${sentence(section)}' },
  defaultPage: '${page}',
  groups: [
    {
      key: 'main',
      title: { zh: '${section}', en: '${sentence(section)}' },
      pages: {
${pageLine(page)}      },
    },
  ],
});
`;

/** Adds a page at the end of a section's last group; undefined when the file has not the shape that it should have. */
export function withPage(index: string, page: string): string | undefined {
  const lastPages = index.lastIndexOf('pages: {');
  const endOfPages = index.indexOf('\n      },', lastPages);
  return lastPages < 0 || endOfPages < 0 ? undefined : `${index.slice(0, endOfPages + 1)}${pageLine(page)}${index.slice(endOfPages + 1)}`;
}

/** Adds a section at the end of the list of loaders. */
export function withSection(sections: string, section: string, folder: string): string | undefined {
  const end = sections.indexOf('} as const satisfies');
  return end < 0
    ? undefined
    : `${sections.slice(0, end)}  ${section}: async () => (await import('./${folder}/index.ts')).section,\n${sections.slice(end)}`;
}
