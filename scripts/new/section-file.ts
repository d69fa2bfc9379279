import { kebab, sentence } from './words.ts';

/** The line of a page in its section. */
const pageLine = (place: string, page: string): string =>
  `        ${page}: async () => (await import('../${place}/${kebab(page)}.ts')).${page},\n`;

/** Text of a new section's outline with its first page. */
export const sectionFile = (section: string, place: string, page: string): string => `import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: '${section}',
  title: { zh: '${section}', en: '${sentence(section)}' },
  defaultPage: '${page}',
  groups: [
    {
      key: 'main',
      title: { zh: '${section}', en: '${sentence(section)}' },
      pages: {
${pageLine(place, page)}      },
    },
  ],
});
`;

/** Adds a page at the end of a section's last group; undefined when the file has not the shape that it should have. */
export function withPage(outline: string, place: string, page: string): string | undefined {
  const lastPages = outline.lastIndexOf('pages: {');
  const endOfPages = outline.indexOf('\n      },', lastPages);
  return lastPages < 0 || endOfPages < 0
    ? undefined
    : `${outline.slice(0, endOfPages + 1)}${pageLine(place, page)}${outline.slice(endOfPages + 1)}`;
}

/** Adds a section at the end of the list of loaders. */
export function withSection(sections: string, section: string, file: string): string | undefined {
  const end = sections.indexOf('} as const satisfies');
  return end < 0
    ? undefined
    : `${sections.slice(0, end)}  ${section}: async () => (await import('./menu/${file}.ts')).section,\n${sections.slice(end)}`;
}
