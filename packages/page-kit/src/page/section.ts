import type { Text } from '@axle/kernel';
import type { Filter } from '../query/filter.ts';
import type { Page, StandardAction } from './page.ts';

/**
 * A page of another section that stands in a group of this one too, before its own pages: the same page, with the permission codes of its
 * own section. Opened from here its list begins with these conditions.
 */
export interface BorrowedPage {
  /** The section that it belongs to. */
  readonly section: string;
  readonly filters: readonly Filter[];
}

/** A second-level entry of the menu with its pages in order. */
export interface PageGroup {
  readonly key: string;
  readonly title: Text;
  readonly pages: readonly Page[];
  /** Pages of other sections by their keys. */
  readonly borrowed?: Readonly<Record<string, BorrowedPage>>;
}

/** A section of the back office: a first-level entry of the menu. */
export interface Section {
  readonly key: string;
  readonly title: Text;
  /** Name of the page that the section's path redirects to. */
  readonly defaultPage: string;
  readonly groups: readonly PageGroup[];
}

/** Declares a section whose pages are at hand. */
export const defineSection = (section: Section): Section => section;

/** A section with its pages still to be loaded, each by itself: who opens one does not fetch the others. */
export interface SectionOutline extends Omit<Section, 'groups'> {
  readonly groups: readonly (Omit<PageGroup, 'pages'> & {
    /** In menu order, by the keys of the pages. */
    readonly pages: Readonly<Record<string, () => Promise<Page>>>;
  })[];
}

/** Declares a section of pages that are loaded one by one. */
export const outlineSection = (outline: SectionOutline): SectionOutline => outline;

/** Loads every page of a section. */
export async function wholeSection(outline: SectionOutline): Promise<Section> {
  const groups = outline.groups.map(async ({ pages, ...group }) => ({
    ...group,
    pages: await Promise.all(Object.values(pages).map(load => load())),
  }));
  return { ...outline, groups: await Promise.all(groups) };
}

/** Loads one page of a section; undefined where it has none of that key. */
export async function pageOfSection({ groups }: SectionOutline, key: string): Promise<Page | undefined> {
  return groups.find(({ pages }) => Object.hasOwn(pages, key))?.pages[key]?.();
}

/** How a section borrows a page of another one; undefined where it does not. */
export const borrowedBy = ({ groups }: SectionOutline, key: string): BorrowedPage | undefined =>
  groups.find(({ borrowed }) => borrowed && Object.hasOwn(borrowed, key))?.borrowed?.[key];

/** The pages of a section in menu order. */
export const pagesOf = (section: Section): readonly Page[] => section.groups.flatMap(group => group.pages);

/** Permission code of an action: `<section>.<page>.<action>`. */
export const permissionCode = (section: string, page: string, action: string): string => `${section}.${page}.${action}`;

/** Permission code that a standard action of a page asks for. */
export const standardCode = (section: string, page: Page, action: StandardAction): string =>
  permissionCode(section, page.key, page.permissions?.[action] ?? action);

/** Every permission code that a page asks for, `list` first. */
export function permissionCodesOf(section: string, page: Page): readonly string[] {
  const actions = [
    ...page.standard.map(action => page.permissions?.[action] ?? action),
    ...page.actions.map(action => action.permission ?? action.key),
    ...(page.codes ?? []).map(({ key }) => key),
  ];
  return [...new Set(actions)].map(action => permissionCode(section, page.key, action));
}

/** Key under which files of a page are imported: `basic_vehicle_model`, and `basic_sku_list.skuSize` for one of its variants. */
export const importKey = (section: string, page: string, variant: string | null = null): string =>
  `${section}_${page}`.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`) + (variant === null ? '' : `.${variant}`);
