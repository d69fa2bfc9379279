import { importingOf, importKey, type Importing, type Page, pagesOf, permissionCodesOf, type Resource, type Section } from '@axle/page-kit';
import { allSections, resourcesWithoutPage } from '@axle/pages';

/** A page together with the section it stands in. */
export interface PageEntry {
  readonly section: Section;
  readonly page: Page;
}

/** A page with what one of its imports takes in; without it what the page says of its own kind of file. */
export interface ImportEntry extends PageEntry {
  readonly importing?: Importing;
  /** Which of the page's variants it is. */
  readonly variant?: string;
}

/** A resource with every page that shows it, in menu order. */
export interface ResourceEntry {
  readonly resource: Resource;
  readonly pages: readonly PageEntry[];
}

/** All definitions, looked up by what calls name. */
export interface PageRegistry {
  readonly sections: readonly Section[];
  readonly pages: readonly PageEntry[];
  readonly resources: readonly ResourceEntry[];
  /** Every permission code of every page. */
  readonly codes: readonly string[];
  page(key: string): PageEntry | undefined;
  resource(entity: string): ResourceEntry | undefined;
  /** The resource that references to an entity lead to. */
  readonly referred: (entity: string) => Resource | undefined;
  /** The page whose files are imported under a key, `basic_vehicle_model`, or `basic_sku_list.skuSize` where it is one of several. */
  pageOfImport(key: string): ImportEntry | undefined;
}

/** Indexes sections. Two pages with one key, or two resources with one entity, are a fault of the definitions. */
export function pageRegistry(sections: readonly Section[]): PageRegistry {
  const pages = sections.flatMap(section => pagesOf(section).map(page => ({ section, page })));
  const byKey = new Map<string, PageEntry>();
  const byImport = new Map<string, PageEntry>();
  const byEntity = new Map<string, { readonly resource: Resource; readonly pages: PageEntry[] }>();
  for (const entry of pages) {
    const { section, page } = entry;
    if (byKey.has(page.key)) throw new Error(`two pages are called ${page.key}`);
    byKey.set(page.key, entry);
    if (page.importing) byImport.set(importKey(section.key, page.key), entry);
    if (!page.resource) continue;
    const known = byEntity.get(page.resource.entity);
    if (known && known.resource !== page.resource) throw new Error(`two resources are called ${page.resource.entity}`);
    if (known) known.pages.push(entry);
    else byEntity.set(page.resource.entity, { resource: page.resource, pages: [entry] });
  }
  return {
    sections,
    pages,
    resources: [...byEntity.values()],
    codes: pages.flatMap(({ section, page }) => permissionCodesOf(section.key, page)),
    page: key => byKey.get(key),
    resource: entity => byEntity.get(entity),
    referred: entity => byEntity.get(entity)?.resource ?? resourcesWithoutPage.find(resource => resource.entity === entity),
    pageOfImport: key => importEntry(byImport, key),
  };
}

function importEntry(byImport: ReadonlyMap<string, PageEntry>, key: string): ImportEntry | undefined {
  const [name = '', variant] = key.split('.', 2);
  const entry = byImport.get(name);
  if (!entry || variant === undefined) return entry;
  const importing = importingOf(entry.page.importing, variant);
  return importing && { ...entry, importing, variant };
}

/** Loads every section's definitions. */
export const loadPageRegistry = async (): Promise<PageRegistry> => pageRegistry(await allSections());
