import { data } from 'react-router';
import type { Filter, Page } from '@axle/page-kit';
import { loadBorrowed, loadPage } from '@axle/pages';

/** A page with the section that it belongs to. */
export interface FoundPage {
  readonly section: string;
  readonly page: Page;
  /** Conditions that its list begins with, where another section borrows it. */
  readonly preset?: readonly Filter[];
}

/** The definition of a page; loads its chunk. A page that is not defined is a 404. */
export async function findPage(sectionKey = '', pageKey = ''): Promise<FoundPage> {
  const page = await loadPage(sectionKey, pageKey);
  if (page) return { section: sectionKey, page };
  const borrowed = await loadBorrowed(sectionKey, pageKey);
  const lent = borrowed && (await loadPage(borrowed.section, pageKey));
  if (!lent) throw data(undefined, { status: 404 });
  return { section: borrowed.section, page: lent, preset: borrowed.filters };
}
