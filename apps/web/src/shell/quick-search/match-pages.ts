import { type MenuPage, menuPages, type MenuNode } from '@axle/permissions';
import { pinyinInitials } from './pinyin-initials.ts';

const words = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** How well a page answers what was typed: 0 exactly, then by beginning, by pinyin initials, by part; undefined not at all. */
function rank({ page, group }: MenuPage, wanted: string): number | undefined {
  const names = [page.nameZh, page.nameEn, page.uniqueKey].map(words);
  if (names.includes(wanted)) return 0;
  if (names.some(name => name.startsWith(wanted))) return 1;
  const initials = pinyinInitials(page.nameZh);
  if (initials.startsWith(wanted)) return 2;
  if (names.some(name => name.includes(wanted)) || initials.includes(wanted)) return 3;
  return [group.nameZh, group.nameEn].map(words).some(name => name.includes(wanted)) ? 4 : undefined;
}

/** The pages of a menu that answer what was typed, best first; all of them when nothing was. */
export function matchPages(menu: readonly MenuNode[], typed: string): readonly MenuPage[] {
  const wanted = words(typed);
  const pages = menuPages(menu);
  if (wanted === '') return pages;
  return pages
    .flatMap((entry, place) => {
      const found = rank(entry, wanted);
      return found === undefined ? [] : [{ entry, found, place }];
    })
    .toSorted((one, other) => one.found - other.found || one.place - other.place)
    .map(({ entry }) => entry);
}
