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
    /** The part of a box that is not clipped by anything around it; what scrolls can be scrolled to. */
    const clipped = (box: DOMRect, from: Element) => {
      let { left, right, top, bottom } = box;
      let isScrolled = false;
      for (let around: Element | null = from; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = around.getBoundingClientRect();
        if (around !== from && (overflowX === 'auto' || overflowX === 'scroll' || around.closest('.ax-grid, .ax-lines-grid')))
          isScrolled = true;
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return { left, right, top, bottom, isScrolled };
    };
    const stays = (one: Element) => {
      let around: Element | null = one;
      while (around && !around.matches('.ax-grid') && getComputedStyle(around).position !== 'sticky') around = around.parentElement;
      return around !== null;
    };
    const found: string[] = [];
    const told = '.ax-head-label, th, label, [role=tab], [role=columnheader], .ax-filter-label, legend, h1, h2, h3, dt';
    for (const one of scope.querySelectorAll<HTMLElement>(`${told}, button, a.bp6-button`)) {
      // what a filter holds may be longer than its room, for its chip tells it whole, as the title of a row of a table does
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
    texts.forEach((one, place) => {
      for (const other of texts.slice(place + 1)) {
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
