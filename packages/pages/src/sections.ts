import type { Section } from '@axle/page-kit';

/** Loads each section's definitions, in menu order. Every section is a chunk of its own. */
export const sectionLoaders = {
  home: async () => (await import('./home/index.ts')).section,
  basic: async () => (await import('./basic/index.ts')).section,
  system: async () => (await import('./system/index.ts')).section,
  logs: async () => (await import('./logs/index.ts')).section,
  finance: async () => (await import('./finance/index.ts')).section,
  resourceCenter: async () => (await import('./resource-centre/index.ts')).section,
} as const satisfies Readonly<Record<string, () => Promise<Section>>>;

/** Key of a section. */
export type SectionKey = keyof typeof sectionLoaders;

/** Every section with its pages. For the server, tests and tools; the browser loads one section at a time. */
export const allSections = (): Promise<readonly Section[]> => Promise.all(Object.values(sectionLoaders).map(load => load()));
