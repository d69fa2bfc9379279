import { homeLimits, type HomeShortcut } from './home-layout.ts';

/** How often somebody opened a page. */
export interface PageUse {
  readonly page: string;
  readonly views: number;
}

/**
 * [N17] The pages at hand: those chosen, else the most used ones; only pages of the menu, each once, and no more than the limits say. Pages
 * that were never opened fill the rest of the proposal in the order of the menu.
 */
export function shortcutsOf(
  chosen: readonly HomeShortcut[] | undefined,
  used: readonly PageUse[],
  menu: readonly string[],
): readonly HomeShortcut[] {
  const once = (shortcuts: readonly HomeShortcut[]) => [
    ...new Map(shortcuts.filter(({ page }) => menu.includes(page)).map(one => [`${one.page}/${one.tab ?? ''}`, one])).values(),
  ];
  if (chosen) return once(chosen).slice(0, homeLimits.shortcuts);
  const views = new Map(used.map(use => [use.page, use.views]));
  const proposed = menu.toSorted((one, other) => (views.get(other) ?? 0) - (views.get(one) ?? 0));
  return once(proposed.map(page => ({ page }))).slice(0, homeLimits.proposed);
}
