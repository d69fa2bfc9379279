import { type BorrowedPage, borrowedBy, type Page, pageOfSection, type Section, type SectionOutline, wholeSection } from '@axle/page-kit';

/** Loads each section's outline, in menu order. Every section is a chunk of its own, and so is every page. */
export const sectionLoaders = {
  home: async () => (await import('./menu/home.ts')).section,
  basic: async () => (await import('./menu/basic.ts')).section,
  system: async () => (await import('./menu/system.ts')).section,
  logs: async () => (await import('./menu/logs.ts')).section,
  finance: async () => (await import('./menu/finance.ts')).section,
  wms: async () => (await import('./menu/wms.ts')).section,
  delivery: async () => (await import('./menu/delivery.ts')).section,
  newProducts: async () => (await import('./menu/new-products.ts')).section,
  resourceCenter: async () => (await import('./menu/resource-centre.ts')).section,
  purchase: async () => (await import('./menu/purchase.ts')).section,
  qualityTesting: async () => (await import('./menu/quality-testing.ts')).section,
  oms: async () => (await import('./menu/oms.ts')).section,
  operation: async () => (await import('./menu/operation.ts')).section,
} as const satisfies Readonly<Record<string, () => Promise<SectionOutline>>>;

/** Key of a section. */
export type SectionKey = keyof typeof sectionLoaders;

const isSection = (key: string): key is SectionKey => Object.hasOwn(sectionLoaders, key);

/** Loads the definition of a page and nothing of others; undefined where there is none. */
export const loadPage = async (section: string, key: string): Promise<Page | undefined> =>
  isSection(section) ? pageOfSection(await sectionLoaders[section](), key) : undefined;

/** How a section borrows a page of another one; undefined where it does not. */
export const loadBorrowed = async (section: string, key: string): Promise<BorrowedPage | undefined> =>
  isSection(section) ? borrowedBy(await sectionLoaders[section](), key) : undefined;

/** Every section with its pages. For the server, tests and tools; the browser loads one page at a time. */
export const allSections = (): Promise<readonly Section[]> =>
  Promise.all(Object.values(sectionLoaders).map(async load => wholeSection(await load())));
