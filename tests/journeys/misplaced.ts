import type { Page } from '@playwright/test';

/**
 * What is not laid out well in what lies on top: heads, tabs, labels and controls whose words are cut, controls that reach beyond what
 * clips them, texts that lie on each other, and a page wider than its window. In words that lead to the place.
 */
export const misplaced = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate(selector => {
    const scope = [...document.querySelectorAll<HTMLElement>(selector)].findLast(one => one.checkVisibility()) ?? document.body;
    const inSight = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const words = (one: Element) => (one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    interface Clip {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
      /** Whether what is cut off can be scrolled to. */
      readonly isScrolled: boolean;
    }
    const everywhere: Clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity, isScrolled: false };
    const meet = (one: Clip | DOMRect, other: Clip, isScrolled: boolean): Clip => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
      isScrolled,
    });
    const kept = <Value>(work: (one: Element) => Value) => {
      const known = new Map<Element, Value>();
      return (one: Element): Value => {
        if (!known.has(one)) known.set(one, work(one));
        return known.get(one)!;
      };
    };
    /** What an element and everything around it let be seen of what stands in it. */
    const insideOf: (one: Element) => Clip = kept(one => {
      if (one === document.body) return everywhere;
      const outer = one.parentElement ? insideOf(one.parentElement) : everywhere;
      const { overflowX, overflowY } = getComputedStyle(one);
      if (overflowX === 'visible' && overflowY === 'visible') return outer;
      const scrolls = overflowX === 'auto' || overflowX === 'scroll' || one.closest('.ax-grid, .ax-lines-grid') !== null;
      return meet(one.getBoundingClientRect(), outer, outer.isScrolled || scrolls);
    });
    /** The part of a box that is not clipped by its element or anything around it; what scrolls around it can be scrolled to. */
    const clipped = (box: DOMRect, from: Element): Clip => {
      const outer = from.parentElement ? insideOf(from.parentElement) : everywhere;
      return meet(box, meet(insideOf(from), everywhere, outer.isScrolled), outer.isScrolled);
    };
    const stays: (one: Element) => boolean = kept(
      one =>
        one.matches('.ax-grid') || getComputedStyle(one).position === 'sticky' || (one.parentElement !== null && stays(one.parentElement)),
    );
    const found: string[] = [];
    const labels = '.ax-head-label, th, label, [role=tab], [role=columnheader], .ax-filter-label, legend, h1, h2, h3, dt';
    for (const one of scope.querySelectorAll<HTMLElement>(`${labels}, button, a.bp6-button`)) {
      // the value of a filter may be longer than its room, because its chip shows it in full, as the tooltip of a table row does
      if (!inSight(one) || one.closest('.ax-filter-button, .only-for-readers, th[scope=row][title]') || words(one) === '') continue;
      if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && getComputedStyle(one).overflowX !== 'visible')
        found.push(`cut: ${words(one)}`);
      const box = one.getBoundingClientRect();
      const { left, right, isScrolled } = clipped(box, one);
      if (!isScrolled && (box.right > right + 1 || box.left < left - 1) && right > left) found.push(`clipped: ${words(one)}`);
    }
    const texts: { words: string; left: number; right: number; top: number; bottom: number; from: Element }[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: from, data } = walker.currentNode as Text;
      if (!from || data.trim() === '' || !inSight(from) || from.closest('.only-for-readers, select, option, svg, .ax-cell-typing'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) {
        const part = clipped(box, from);
        if (part.right - part.left > 2 && part.bottom - part.top > 4) texts.push({ ...part, words: data.trim().slice(0, 30), from });
      }
    }
    texts.sort((one, other) => one.top - other.top);
    texts.forEach((one, place) => {
      for (let next = place + 1; next < texts.length && texts[next]!.top < one.bottom - 5; next += 1) {
        const other = texts[next]!;
        const [wide, high] = [
          Math.min(one.right, other.right) - Math.max(one.left, other.left),
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
        ];
        // lines of one text may touch; pinned columns, heads and sums that stay lie over what scrolls below them
        if (wide > 3 && high > 5 && one.from !== other.from && !stays(one.from) && !stays(other.from))
          found.push(`on each other: ${one.words} | ${other.words}`);
      }
    });
    const excess = document.documentElement.scrollWidth - window.innerWidth;
    if (excess > 0) found.push(`${excess} px wider than the window`);
    return [...new Set(found)];
  }, within);
